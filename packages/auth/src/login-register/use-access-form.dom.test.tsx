import { describe, expect, it, vi } from 'vitest';
import type { AccessWay } from '../dialogs/login-register.payload.ts';
import { liveHook } from '../testing/live-hook.ts';
import type { AccessValues } from './login-register.form.ts';
import { useAccessForm } from './use-access-form.ts';

const options = { busy: false, onSubmit: vi.fn(), onEdit: vi.fn() };

describe('the form of the access dialog', () => {
  it.each(['login', 'register'] as const)(
    'cuts a username at eleven characters while it is typed, to %s, and not while an input method composes',
    async way => {
      const { now } = await liveHook(() => useAccessForm({ ...options, way }), {});
      const type = (text: string) => now().text('username').onChange(text);
      type('abcdefghij1k');
      await vi.waitFor(() => expect(now().values.username).toBe('abcdefghij1'));
      now().frame.onCompositionStart?.({} as never);
      type('abcdefghij1kl');
      await vi.waitFor(() => expect(now().values.username).toBe('abcdefghij1kl'));
      now().frame.onCompositionEnd?.({} as never);
      await vi.waitFor(() => expect(now().values.username).toBe('abcdefghij1'));
    },
  );

  it.each<[string, AccessWay, Partial<AccessValues>, string[]]>([
    ['an empty registration', 'register', {}, ['用户名', '密码', '确认密码', '勾选同意条款']],
    ['an empty login', 'login', {}, ['用户名', '密码']],
    ['a login with a remembered password', 'login', { username: 'lin88' }, []],
    ['the same, its name in other letters', 'login', { username: 'Lin88' }, []],
    ['a name of spaces', 'login', { username: '　', password: 'x' }, ['用户名']],
  ])('names what is missing in the order of its fields: %s', async (_, way, initial, missing) => {
    const remembered = way === 'login' && initial.username ? { rememberedName: 'lin88' } : {};
    const { now } = await liveHook(() => useAccessForm({ ...options, ...remembered, way, initial }), {});
    expect(now().missing).toEqual(missing);
  });

  it('ticks the box for a remembered password whose name was typed in other letters', async () => {
    const initial = { username: 'LIN88' };
    const { now } = await liveHook(
      () => useAccessForm({ ...options, way: 'login', rememberedName: 'lin88', initial }),
      {},
    );
    await vi.waitFor(() => expect(now().values).toMatchObject({ username: 'LIN88', remember: true }));
  });

  it('ticks the box for a remembered password, and accepts an empty one with it', async () => {
    const onSubmit = vi.fn();
    const { now } = await liveHook(
      () => useAccessForm({ ...options, onSubmit, way: 'login', rememberedName: 'lin88' }),
      {},
    );
    await vi.waitFor(() => expect(now().values).toMatchObject({ username: 'lin88', remember: true }));
    now().submit('graphic');
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledWith(now().values, 'graphic'));
  });
});

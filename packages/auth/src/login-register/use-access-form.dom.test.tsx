import { expect, it, vi } from 'vitest';
import { liveHook } from '../testing/live-hook.tsx';
import { useAccessForm } from './use-access-form.ts';

it.each(['login', 'register'] as const)(
  'a username stops at eleven characters while it is typed, to %s, and is not cut while an input method composes',
  async way => {
    const options = { way, onSubmit: vi.fn(), onEdit: vi.fn(), onForgetPassword: vi.fn() };
    const { now } = await liveHook(() => useAccessForm(options), {});
    now().type('username', 'abcdefghij1k');
    await vi.waitFor(() => expect(now().values.username).toBe('abcdefghij1'));
    now().composing.onCompositionStart();
    now().type('username', 'abcdefghij1kl');
    await vi.waitFor(() => expect(now().values.username).toBe('abcdefghij1kl'));
    now().composing.onCompositionEnd();
    await vi.waitFor(() => expect(now().values.username).toBe('abcdefghij1'));
  },
);

import { serverNow } from '@lobby/api-client/api';
import { contract } from '@lobby/api-client/contract';
import { toast } from '@lobby/ui-kit/toast';
import { afterEach, expect, it, vi } from 'vitest';
import { liveHook } from '../testing/live-hook.ts';
import { useRecoverPassword } from './use-recover-password.ts';

const { forgetByPhoneOne, forgetByEmailOne } = contract.userRecovery;

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

it.each([
  { way: 'phone', target: '+86 13800138066' },
  { way: 'email', target: 'linqiao@example.com' },
] as const)('a code by $way is never said to be sent, at first and again', async to => {
  const heard: string[] = [];
  for (const kind of ['info', 'success'] as const)
    vi.spyOn(toast, kind).mockImplementation(text => void heard.push(text));
  const sent = () => ({ ticket: 't1', resendAt: serverNow() });
  const answers = { [forgetByPhoneOne.path]: sent, [forgetByEmailOne.path]: sent };
  const { now } = await liveHook(() => useRecoverPassword(undefined), answers);
  await now().submitAccount({ ...to, name: 'nobody99' }, 'CN');
  await vi.waitFor(() => expect(now().state.step).toBe('enter-code'));
  await now().resend();
  await vi.waitFor(() => expect(heard).toHaveLength(2));
  for (const text of heard) expect(text).toMatch(/^如果/);
});

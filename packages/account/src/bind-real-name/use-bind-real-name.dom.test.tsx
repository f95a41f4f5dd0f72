import { startSession } from '@lobby/api/session';
import { contract } from '@lobby/api-client/contract';
import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { liveHook } from '../testing/live-hook.ts';
import { useBindRealName } from './use-bind-real-name.ts';

const { bindOther } = contract.userBinding;

/** The dialog in which a name was entered and confirmed. */
async function confirmed(payload: { withPhone?: boolean }) {
  startSession({ token: 't', userId: 'u' });
  const onDone = vi.fn();
  const { now, asked, dialogs } = await liveHook(() => useBindRealName(payload, onDone), {
    [bindOther.path]: null,
  });
  act(() => now().send({ type: 'entered', value: '林乔' }));
  await act(() => now().confirm());
  return { asked, dialogs: dialogs(), onDone };
}

it('a name alone is bound as soon as it is confirmed', async () => {
  const { asked, onDone } = await confirmed({});
  expect(asked).toMatchObject([{ path: bindOther.path, realName: '林乔' }]);
  expect(onDone).toHaveBeenCalledOnce();
});

it('a name before a deposit goes on to the phone, and nothing is bound yet', async () => {
  const { asked, dialogs, onDone } = await confirmed({ withPhone: true });
  expect(asked).toEqual([]);
  expect(dialogs).toEqual(['account/bind-contact']);
  expect(onDone).not.toHaveBeenCalled();
});

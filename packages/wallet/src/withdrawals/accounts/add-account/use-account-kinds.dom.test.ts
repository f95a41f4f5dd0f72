import { startSession } from '@lobby/api/session';
import { contract } from '@lobby/api-client/contract';
import { liveHook } from '@lobby/ui-testing/hooks';
import { expect, it, vi } from 'vitest';
import { useAccountKinds } from './use-account-kinds.ts';

const { virtualCurrencies } = contract.virtualCurrency;
const oneNetwork = [{ kind: 'usdt-erc20', currency: 'USDT', network: 'ERC20' }];

it('coins go to the networks that the platform names, and to all of them until it has', async () => {
  startSession({ token: 't', userId: 'u' });
  const { now } = await liveHook(() => useAccountKinds('coin'), { [virtualCurrencies.path]: oneNetwork });
  await vi.waitFor(() => expect(now()).toEqual(['usdt-erc20']));
});

it('a platform that names none leaves those of the site', async () => {
  startSession({ token: 't', userId: 'u' });
  const { now, asked } = await liveHook(() => useAccountKinds('coin'), { [virtualCurrencies.path]: [] });
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  expect(now()).toEqual(['usdt-trc20', 'usdt-erc20']);
});

it('a card asks for no networks', async () => {
  const { now, asked } = await liveHook(() => useAccountKinds('bank'), {});
  expect([now(), asked]).toEqual([['bank'], []]);
});

import { paymentsAt } from '@lobby/platform-testing/money/payments-at';
import { expect, it } from 'vitest';
import { offeredChannels } from './offered-channels.ts';
import { providersAmong } from './open-providers.ts';
import { readProviderSettings } from './provider-settings.ts';
import { code } from './reference/code.ts';
import { registry } from './registry.ts';

const theirs = { ahead: () => 0, seen: async () => {} };
const named = { name: '渠道' };
const nothing = { send: () => Promise.reject(), ask: () => Promise.reject() };

it('finds the providers by their folders', () => {
  expect(registry.map(provider => provider.code)).toContain(code);
});

it.each(registry)('$code offers channels of its own, of methods that it collects', provider => {
  for (const channel of provider.channels) {
    expect(channel.provider).toBe(provider.code);
    expect(provider.collects).toContain(channel.method);
  }
});

it('no two channels have one id, and no two providers one variable of the environment', () => {
  const ids = registry.flatMap(({ channels }) => channels.map(({ id }) => id));
  expect(ids).toEqual([...new Set(ids)]);
  const variables = registry.flatMap(({ sources }) => Object.values(sources).map(({ variable }) => variable));
  expect(variables).toEqual([...new Set(variables)]);
});

it('offers what the providers that are set up collect, and everything in maintenance while none is', () => {
  const { providers } = paymentsAt('http://127.0.0.1:9');
  const offered = offeredChannels(providers);
  expect(new Set(offered.map(({ provider }) => provider))).toEqual(new Set([code]));
  expect(offered.some(({ isInMaintenance }) => !isInMaintenance)).toBe(true);
  const closed = offeredChannels({});
  expect(closed.length).toBeGreaterThanOrEqual(offered.length);
  expect(closed.every(({ isInMaintenance }) => isInMaintenance)).toBe(true);
});

it('the first that pays out to a kind of account pays, and one is asked by its code', () => {
  const cards = { ...named, code: 'cards', paysOut: ['bank'], theirs, withdrawals: nothing } as const;
  const all = { ...named, code: 'all', paysOut: ['bank', 'alipay'], theirs, withdrawals: nothing } as const;
  const collects = { ...named, code: 'collects', paysOut: ['usdt-trc20'], theirs } as const;
  const providers = providersAmong([cards, all, collects]);
  expect(providers.payerOf('bank')).toBe(cards);
  expect(providers.payerOf('alipay')).toBe(all);
  expect(providers.payerOf('usdt-trc20')).toBeUndefined();
  expect(providers.of('all')).toBe(all);
  expect(providers.of('gone')).toBeUndefined();
});

it('one that works without settings pays out while nobody is set up, and is asked on about what it was sent', () => {
  const demo = { ...named, code: 'demo', paysOut: ['bank', 'alipay'], theirs, withdrawals: nothing } as const;
  const cards = { ...named, code: 'cards', paysOut: ['bank'], theirs, withdrawals: nothing } as const;
  const alone = providersAmong([demo], () => false);
  expect(alone.payerOf('alipay')).toBe(demo);
  const beside = providersAmong([demo, cards], one => one === cards);
  expect(beside.payerOf('bank')).toBe(cards);
  expect(beside.payerOf('alipay')).toBeUndefined();
  expect(beside.of('demo')).toBe(demo);
});

it('settings are read by variable, and what is wrong is said by name, a secret without its value', () => {
  const secret = 'a secret of payments for tests only';
  const url = 'https://pay.example.com/';
  expect(readProviderSettings({})).toEqual({});
  expect(readProviderSettings({ LOBBY_PAYMENT_URL: url, LOBBY_PAYMENT_SECRETS: secret })).toEqual({
    [code]: { url: 'https://pay.example.com', secrets: [secret], pages: [] },
  });
  expect(() => readProviderSettings({ LOBBY_PAYMENT_SECRETS: secret })).toThrow(
    'LOBBY_PAYMENT_URL must be the address of the provider, but it is "".',
  );
  expect(() => readProviderSettings({ LOBBY_PAYMENT_URL: url, LOBBY_PAYMENT_SECRETS: 'short' })).toThrow(
    /^LOBBY_PAYMENT_SECRETS must be one or more secrets of at least 32 characters\.$/,
  );
});

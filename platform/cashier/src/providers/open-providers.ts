import type { Platform } from '@lobby/platform-kernel/domain/domain';
import type { DepositSide } from './deposit-side.ts';
import type { PaymentProvider, ProviderSides } from './payment-provider.ts';
import { createProviderClock, type ProviderClock } from './provider-clock.ts';
import { registry } from './registry.ts';
import type { WithdrawalKind } from './withdrawal-side.ts';

/** A provider at work. */
export interface OpenProvider extends ProviderSides, Pick<PaymentProvider, 'code' | 'name' | 'paysOut'> {
  readonly theirs: ProviderClock;
}

/** One that collects money. */
export interface Collector extends OpenProvider {
  readonly deposits: DepositSide;
}

/** The providers that work on this platform. */
export interface Providers {
  readonly all: readonly OpenProvider[];
  readonly collectors: readonly Collector[];
  /** The one whose code stands in an order, a payment or a withdrawal; undefined where it does not work any more. */
  of(code: string): OpenProvider | undefined;
  /** Who pays out to a kind of account; undefined: nobody does, and it waits. */
  payerOf(kind: WithdrawalKind): OpenProvider | undefined;
}

/** Opens every provider of the registry that is set up, or works without. */
export function openProviders(platform: Pick<Platform, 'config' | 'db' | 'clock' | 'log'>): Providers {
  const { providers: settings } = platform.config;
  const open = registry.flatMap(provider => {
    const theirs = createProviderClock(platform, provider.code);
    const sides = provider.open(settings[provider.code], { ...platform, theirs });
    const { code, name, paysOut } = provider;
    return sides ? [{ code, name, paysOut, theirs, ...sides }] : [];
  });
  return providersAmong(open, ({ code }) => settings[code] !== undefined);
}

/**
 * @param all those that work, the preferred ones first.
 * @param isSet whether one is set up. One that works without settings moves no money, so it pays out only while nobody
 * is set up: beside others it would call paid what nobody pays.
 */
export function providersAmong(
  all: readonly OpenProvider[],
  isSet: (one: OpenProvider) => boolean = () => true,
): Providers {
  const payers = all.some(isSet) ? all.filter(isSet) : all;
  return {
    all,
    collectors: all.filter((one): one is Collector => one.deposits !== undefined),
    of: code => all.find(one => one.code === code),
    payerOf: kind => payers.find(one => one.withdrawals !== undefined && one.paysOut.includes(kind)),
  };
}

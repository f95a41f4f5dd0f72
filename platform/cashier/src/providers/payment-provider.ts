import type { Platform } from '@lobby/platform-kernel/domain/domain';
import * as v from 'valibot';
import type { Channel, PaymentMethod } from './channel.ts';
import type { DepositSide } from './deposit-side.ts';
import type { ProviderClock } from './provider-clock.ts';
import type { WithdrawalKind, WithdrawalSide } from './withdrawal-side.ts';

/** What a provider works with. */
export type ProviderTools = Pick<Platform, 'db' | 'clock' | 'log'> & {
  /** How far its clock is ahead. */
  readonly theirs: ProviderClock;
  /** How long an answer is waited for, ms; as long as usual unless said otherwise. */
  readonly patienceMs?: number | undefined;
};

/** What a provider does here with its settings; a side that is missing is not served. */
export interface ProviderSides {
  readonly deposits?: DepositSide | undefined;
  readonly withdrawals?: WithdrawalSide | undefined;
}

/** A setting of a provider: the variable of the environment it is read from. */
export interface SettingSource {
  readonly variable: string;
  /** Several values, separated by commas. */
  readonly isList?: boolean;
  /** Never shown: nothing that is said of it has its value. */
  readonly isSecret?: boolean;
  /** May be missing while the others are set. */
  readonly isOptional?: boolean;
}

type SettingsSchema = v.ObjectSchema<v.ObjectEntries, undefined>;

interface Definition<Schema extends SettingsSchema> {
  /** Stands in orders, payments and withdrawals, and in the address of callbacks; never changed. */
  readonly code: string;
  /** What the pages of operators call it, in Chinese. */
  readonly name: string;
  /** The methods that its channels may have. */
  readonly collects: readonly PaymentMethod[];
  /** What it pays out to. */
  readonly paysOut: readonly WithdrawalKind[];
  /** What it offers members, in the order shown. */
  readonly channels: readonly Channel[];
  /** What an operator sets, secrets included, and where each setting comes from. */
  readonly settings: Schema;
  readonly sources: { readonly [Name in keyof Schema['entries']]: SettingSource };
  /** @param settings undefined: none is set. @returns undefined: it cannot work without. */
  open(settings: v.InferOutput<Schema> | undefined, tools: ProviderTools): ProviderSides | undefined;
}

/** A payment provider, as the registry holds it: a file `<code>/provider.ts` that exports it as `provider`. */
export type PaymentProvider = Omit<Definition<SettingsSchema>, 'open'> & {
  /** @param settings what `settings` accepts; undefined: none is set. @throws Error when it does not. */
  open(settings: unknown, tools: ProviderTools): ProviderSides | undefined;
};

/** Defines a payment provider; `open` gets the settings as their schema reads them. */
export function defineProvider<Schema extends SettingsSchema>(
  definition: Definition<Schema>,
): PaymentProvider {
  return {
    ...definition,
    open: (settings, tools) =>
      definition.open(settings === undefined ? undefined : v.parse(definition.settings, settings), tools),
  };
}

import { readStake } from '@lobby/betting';
import { formatYuan, parseYuan } from '@lobby/money';

/** The amounts offered beside a stake until the member chooses their own, yuan. */
export const usualPresets = ['50', '100', '500', '1000'] as const;

/** Of a preset, yuan: what is more than the limits of a bet is cut when it is pressed. */
export const maxPreset = '1000000';

/** What was typed as an amount to offer: from one yuan to `maxPreset`; undefined otherwise. */
export function readPreset(text: string): string | undefined {
  const typed = readStake(text);
  return typed.ok && typed.fen >= 100n && typed.fen <= 100_000_000n ? formatYuan(typed.fen) : undefined;
}

/** The amounts to offer: the member's own, when all of them are valid. */
export function presetsOf(own: readonly string[] | undefined): readonly string[] {
  const isWhole = own?.length === usualPresets.length && own.every(each => readPreset(each) !== undefined);
  return own && isWhole ? own : usualPresets;
}

/** A usual amount for those who may stake it now. */
const largePreset = '5000';

/** The amounts to offer while no more than `largest` may be staked: a larger one too, where that allows it. */
export function offeredPresets(
  own: readonly string[] | undefined,
  largest: string | undefined,
): readonly string[] {
  const presets = presetsOf(own);
  const isLarge = (parseYuan(largest ?? '') ?? 0n) >= (parseYuan(largePreset) ?? 0n);
  return presets === usualPresets && isLarge ? [...presets, largePreset] : presets;
}

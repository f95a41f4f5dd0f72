import { readStake } from '@lobby/betting';
import { formatYuan, parseYuan } from '@lobby/money';

/** What quick bet stakes until the member says otherwise, yuan. */
const usual = '50';

/** What was typed, as an amount that may be staked at one press; undefined above `max` (whole yuan), or none at all. */
export function readQuickAmount(text: string, max: number): string | undefined {
  const typed = readStake(text);
  return typed.ok && typed.fen > 0n && typed.fen <= BigInt(max) * 100n ? formatYuan(typed.fen) : undefined;
}

/** The amount of quick bet: the remembered one, as long as the brand still allows it. */
export function quickAmountOf(remembered: string | undefined, max: number): string {
  const most = BigInt(max) * 100n;
  const own = readQuickAmount(remembered ?? '', max);
  const first = parseYuan(usual) ?? 0n;
  return own ?? formatYuan(first < most ? first : most);
}

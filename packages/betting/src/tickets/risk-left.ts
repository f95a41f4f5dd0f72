import { formatYuan, parseYuan } from '@lobby/money';

/**
 * What still rides of a bet sold in part, yuan of risk (what a bet may lose; below its stake at a negative Malay or
 * Indonesian price); undefined when nothing was sold, or the amounts cannot be read.
 */
export function riskLeft({
  risk,
  riskSold,
}: {
  readonly risk: string;
  readonly riskSold: string;
}): string | undefined {
  const [whole, sold] = [parseYuan(risk), parseYuan(riskSold)];
  if (!whole || !sold || sold > whole) return undefined;
  return formatYuan(whole - sold);
}

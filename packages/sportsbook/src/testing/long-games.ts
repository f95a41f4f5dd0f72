import type { WireGame } from '@lobby/api-client/contract/game/sportsbook';
import { isTotal, markets } from '@lobby/betting';
import { fullGame } from './sample-games.ts';

/** Hong Kong prices of both sides that are long in one of the formats: "-0.99", "-1.01", "-20.00" beside "10.80". */
const pairs = [
  ['1.01', '0.83'],
  ['0.99', '0.99'],
  ['9.80', '0.05'],
] as const;

/** Matches in their first half with the longest lines on sale, either side giving. */
export function longGames(): readonly WireGame[] {
  return pairs.flatMap((prices, pair) =>
    (['H', 'C'] as const).map((strong, side) => {
      const at = `${pair}${side}`;
      return fullGame({
        ...priced(prices),
        ecid: `e${at}`,
        gid: `g${at}`,
        re_time: '1H^12:10',
        strong,
        hstrong: strong,
      });
    }),
  );
}

function priced(prices: readonly [string, string]): Partial<WireGame> {
  const fields: Record<string, string> = {};
  for (const { phase, paired, lineField, kind, picks } of markets) {
    if (phase !== 'live' || !paired) continue;
    if (lineField) fields[lineField] = isTotal(kind) ? '2.5 / 3' : '1.5 / 2';
    for (const [side, { priceField }] of picks.entries()) fields[priceField] = prices[side] ?? '';
  }
  return fields;
}

import { isHandicap, isTotal, lineOfSide, type Market, type MarketPick, type Strong } from '@lobby/betting';

/**
 * The line shown with a price. In a list once per pair: at the side that gives it (home when level), at over; on a
 * match page at every pick, signed for handicaps.
 */
export function lineBeside(
  { kind }: Pick<Market, 'kind'>,
  { pick }: MarketPick,
  line: string,
  strong: Strong,
  everywhere: boolean,
): string {
  const compact = line.replaceAll(' ', '');
  if (isHandicap(kind)) {
    const side = pick === 'C' ? 'C' : 'H';
    if (everywhere) return lineOfSide(line, strong, side);
    return (compact === '0' ? 'H' : strong || 'H') === side ? compact : '';
  }
  if (isTotal(kind)) return everywhere || pick === 'O' ? compact : '';
  return '';
}

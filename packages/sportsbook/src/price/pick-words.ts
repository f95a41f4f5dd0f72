import { lineOfSide, type Market, type MarketPick, type Strong } from '@lobby/betting';
import type { SayText } from '@lobby/i18n';
import type { Sides } from '../feed/match-info.ts';
import type { MessageId } from '../messages/index.ts';

type Say = SayText<MessageId>;

/** "全场让球". */
export function marketName(t: Say, { kind, period }: Pick<Market, 'kind' | 'period'>): string {
  return t(`sportsbook.market.${kind}.${period}`);
}

/** What a pick is called where team names stand beside it: "主", "大", "2:1", "主 / 和". Empty for a handicap. */
export function pickWord(t: Say, market: Pick<Market, 'kind'>, { pick }: MarketPick): string {
  switch (market.kind) {
    case 'handicap':
      return '';
    case 'total':
      return pick === 'O' ? t('sportsbook.pick.over') : t('sportsbook.pick.under');
    case '1x2':
      return sideWord(t, pick);
    case 'odd-even':
      return pick === 'ODD' ? t('sportsbook.pick.odd') : t('sportsbook.pick.even');
    case 'both-score':
      return pick === 'Y' ? t('sportsbook.pick.yes') : t('sportsbook.pick.no');
    case 'half-full':
      return t('sportsbook.halfFull.pair', { half: sideWord(t, pick[0]), full: sideWord(t, pick[1]) });
    case 'correct-score':
      return pick === 'OTHER' ? t('sportsbook.pick.other') : pick;
    case 'total-goals':
      return t('sportsbook.goals.band', { band: pick });
  }
}

/** What a pick is called on its own: team names instead of sides. */
export function pickName(
  t: Say,
  market: Pick<Market, 'kind'>,
  pick: MarketPick,
  teams: Sides<string>,
): string {
  if (market.kind !== 'handicap' && market.kind !== '1x2') return pickWord(t, market, pick);
  if (pick.pick === 'H') return teams.home;
  if (pick.pick === 'C') return teams.away;
  return t('sportsbook.pick.draw');
}

/**
 * The line beside a price. In a list it stands once per pair: with the side that gives it (home when level),
 * with over; on a match page with every pick, signed for handicaps.
 */
export function lineBeside(
  { kind }: Pick<Market, 'kind'>,
  { pick }: MarketPick,
  line: string,
  strong: Strong,
  everywhere: boolean,
): string {
  const compact = line.replaceAll(' ', '');
  if (kind === 'handicap') {
    const side = pick === 'C' ? 'C' : 'H';
    if (everywhere) return lineOfSide(line, strong, side);
    return (compact === '0' ? 'H' : strong || 'H') === side ? compact : '';
  }
  if (kind === 'total') return everywhere || pick === 'O' ? compact : '';
  return '';
}

function sideWord(t: Say, side: string | undefined): string {
  if (side === 'H') return t('sportsbook.pick.H');
  return side === 'C' ? t('sportsbook.pick.C') : t('sportsbook.pick.N');
}

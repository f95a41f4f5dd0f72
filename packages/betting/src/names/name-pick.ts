import type { Market, MarketPick } from '../markets/market.ts';
import type { SayBetWord } from './bet-words.ts';

/** "全场让球". */
export function nameMarket(say: SayBetWord, { kind, period }: Pick<Market, 'kind' | 'period'>): string {
  return say(`betting.market.${kind}.${period}`);
}

/** The name of a pick where team names are shown with it: "主", "大", "2:1", "主 / 和". Empty for a handicap. */
export function namePickBeside(
  say: SayBetWord,
  market: Pick<Market, 'kind'>,
  { pick }: Pick<MarketPick, 'pick'>,
): string {
  switch (market.kind) {
    case 'handicap':
      return '';
    case 'total':
      return say(pick === 'O' ? 'betting.pick.over' : 'betting.pick.under');
    case '1x2':
      return nameSide(say, pick);
    case 'odd-even':
      return say(pick === 'ODD' ? 'betting.pick.odd' : 'betting.pick.even');
    case 'both-score':
      return say(pick === 'Y' ? 'betting.pick.yes' : 'betting.pick.no');
    case 'half-full':
      return say('betting.pick.halfFull', { half: nameSide(say, pick[0]), full: nameSide(say, pick[1]) });
    case 'correct-score':
      return pick === 'OTHER' ? say('betting.pick.other') : pick;
    case 'total-goals':
      return say('betting.pick.goals', { band: pick });
  }
}

/** What a pick is called on its own: team names instead of sides, nothing cut short. */
export function namePick(
  say: SayBetWord,
  market: Pick<Market, 'kind'>,
  { pick }: Pick<MarketPick, 'pick'>,
  teams: { readonly home: string; readonly away: string },
): string {
  if (market.kind === 'handicap' || market.kind === '1x2') {
    if (pick === 'H') return teams.home;
    return pick === 'C' ? teams.away : say('betting.pick.draw');
  }
  if (pick === 'OTHER') return say('betting.pick.otherScore');
  if (pick === '7+') return say('betting.pick.manyGoals');
  return namePickBeside(say, market, { pick });
}

function nameSide(say: SayBetWord, side: string | undefined): string {
  if (side === 'H') return say('betting.pick.home');
  return say(side === 'C' ? 'betting.pick.away' : 'betting.pick.level');
}

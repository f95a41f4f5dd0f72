import type { WireGame } from '@lobby/api-client/contract/game/sportsbook';
import { halfOrFull, isHalfOrFull, isNearLine, type Market, type MarketKind, markets } from '@lobby/betting';
import { wireGame, wireGameBefore } from '../feed/testing.ts';
import { rallyGame } from './sample-sets.ts';

const ofHandball: readonly MarketKind[] = [
  ...(['handicap', 'total', '1x2', 'double-chance', 'draw-no-bet'] as const),
  ...(['home-total', 'away-total', 'odd-even'] as const),
];
const decimals = ['1.82', '8.60', '2.44'] as const;

const isOfHalf = ({ kind, period }: Market) => isHalfOrFull(period) && kind !== 'draw-no-bet';

/** A match of handball, in its second half or before it begins, with the markets that are sold on it then. */
export function handballGame(changes: Partial<WireGame> = {}): WireGame {
  const { is_rb = 'Y' } = changes;
  const isLive = is_rb === 'Y';
  const sold = markets.filter(
    market =>
      market.phase === (isLive ? 'live' : 'pre') &&
      ofHandball.includes(market.kind) &&
      isNearLine(market) &&
      (market.period === 'full' || (!isLive && isOfHalf(market))),
  );
  const fields = sold.flatMap(({ wtype, period, kind, lineField, paired, picks }, index) => [
    ...(lineField ? [[lineField, lineOf(kind, halfOrFull(period), wtype)]] : []),
    ...picks.map(({ priceField }, pick) => [
      priceField,
      paired ? (0.84 + ((index + 7 * pick) % 13) / 100).toFixed(2) : decimals[pick],
    ]),
  ]);
  return {
    ...(isLive ? wireGame({ re_time: '2H^41:05' }) : wireGameBefore()),
    ...{ gtype: 'OP', gameType: 'HB', lid: '891', league: '金山杯' },
    ...{ team_h: '月湖', team_c: '白玉', redcard_h: '0', redcard_c: '0', incidents: undefined },
    ...(isLive && {
      score_h: '21',
      score_c: '19',
      hscore_h: '15',
      hscore_c: '14',
      period_scores: '15:14 6:5',
    }),
    more_count: String(sold.length),
    ...Object.fromEntries(fields),
    ...changes,
  };
}

/** A match of badminton in its second set. */
export function badmintonGame(changes: Partial<WireGame> = {}): WireGame {
  return rallyGame({
    ...{ gtype: 'OP', gameType: 'BM', lid: '881', league: '玉河杯' },
    ...{ team_h: '林立', team_c: '方青' },
    ...{ se_now: 'S2', score_h: '1', score_c: '0', sc_set_H: '1', sc_set_A: '0', server: 'C' },
    ...{ best: '3', period_scores: '21:18 9:11', sc_game_H: '9', sc_game_A: '11' },
    ...changes,
  });
}

function lineOf(kind: MarketKind, period: 'full' | 'half', wtype: string): string {
  const beside = wtype.startsWith('A') ? 1 : wtype.startsWith('B') ? -1 : 0;
  const share = period === 'half' ? 0.5 : 1;
  const line = kind === 'handicap' ? 1 : kind === 'total' ? 58 : 29;
  return String(Math.floor(line * share) + beside + 0.5);
}

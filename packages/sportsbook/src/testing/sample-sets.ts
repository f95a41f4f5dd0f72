import type { WireGame } from '@lobby/api-client/contract/game/sportsbook';
import { isNearLine, type MarketKind, markets } from '@lobby/betting';
import { wireGame, wireGameBefore } from '../feed/testing.ts';

const ofSets: readonly MarketKind[] = [
  'handicap',
  'total',
  'odd-even',
  'set-handicap',
  'set-winner',
  'set-score',
];

/** A match of volleyball or table tennis in its fourth set; of what is sold, as of tennis. */
export function rallyGame(changes: Partial<WireGame> & Pick<WireGame, 'gtype'>): WireGame {
  const volleyball = { best: '5', period_scores: '25:21 23:25 27:25 11:9', sc_game_H: '11', sc_game_A: '9' };
  return tennisGame({
    ...{ lid: '851', league: '星河杯', team_h: '月湖', team_c: '北辰' },
    ...{ se_now: 'S4', score_h: '2', score_c: '1', sc_set_H: '2', sc_set_A: '1', server: 'H' },
    ...{ sc_point_H: '0', sc_point_A: '0', ...volleyball },
    ...changes,
  });
}

/** A match of snooker in its fifth frame, during a break of the guest; its only handicap is one of frames. */
export function frameGame(changes: Partial<WireGame> = {}): WireGame {
  const frames = '72:31 8:94 101:0 65:60 24:52';
  return rallyGame({
    ...{ gtype: 'SK', lid: '873', league: '九江杯', team_h: '潘若水', team_c: '方敬一' },
    ...{ se_now: 'S5', score_h: '3', score_c: '1', sc_set_H: '3', sc_set_A: '1', server: 'C' },
    ...{ best: '11', period_scores: frames, sc_game_H: '24', sc_game_A: '52', sc_point_A: '44' },
    ...{ ratio_re: '1.5', ratio_are: '2.5', ratio_bre: '3.5' },
    ...{ ratio_rouo: '9.5', ratio_arouo: '8.5', ratio_brouo: '10.5' },
    ...{ ior_RSRH: undefined, ior_RSRC: undefined },
    ...changes,
  });
}

/** A match of tennis in its second set, with the markets that are sold on it then. */
export function tennisGame(changes: Partial<WireGame> = {}): WireGame {
  const { is_rb = 'Y' } = changes;
  const phase = is_rb === 'Y' ? 'live' : 'pre';
  const sold = markets.filter(
    ({ phase: of, period, kind, alternate, set = 2, bestOf = 3 }) =>
      of === phase &&
      period === 'full' &&
      isNearLine({ alternate }) &&
      ofSets.includes(kind) &&
      set === 2 &&
      bestOf === 3,
  );
  const fields = sold.flatMap(({ wtype, kind, lineField, picks }, index) => [
    ...(lineField ? [[lineField, lineOf(wtype, kind)]] : []),
    ...picks.map(({ priceField }, pick) => [priceField, ((72 + 9 * index + 61 * pick) / 60).toFixed(2)]),
  ]);
  const pairs = sold
    .filter(({ paired }) => paired)
    .flatMap(({ picks }) => picks.map(({ priceField }, pick) => [priceField, pick === 0 ? '0.86' : '0.98']));
  const [home, away] = phase === 'live' ? ['ior_RMH', 'ior_RMC'] : ['ior_MH', 'ior_MC'];
  const live = {
    ...{ score_h: '1', score_c: '0', period_scores: '7:6 3:4', server: 'C' },
    ...{ sc_set_H: '1', sc_set_A: '0', sc_game_H: '3', sc_game_A: '4', sc_point_H: '2', sc_point_A: '3' },
  } as const;
  return {
    ...(phase === 'live'
      ? { ...wireGame({ re_time: '', se_now: 'S2', HalfTime: 'N' }), ...live }
      : wireGameBefore()),
    ...{ gtype: 'TN', lid: '841', league: '玉河杯', best: '3', hscore_h: '', hscore_c: '' },
    ...{ team_h: '林立', team_c: '何克文', redcard_h: '0', redcard_c: '0' },
    ...{ incidents: undefined, more_count: String(sold.length + 1) },
    ...Object.fromEntries([...fields, ...pairs, [home, '1.42'], [away, '2.74']]),
    ...changes,
  };
}

function lineOf(wtype: string, kind: MarketKind): string {
  if (kind === 'set-handicap') return '1.5';
  const beside = wtype.startsWith('A') ? -1 : wtype.startsWith('B') ? 1 : 0;
  return String((kind === 'total' ? 24.5 : 2.5) + beside);
}

import type { WireGame } from '@lobby/api-client/contract/game/sportsbook';
import {
  alternates,
  intervalOf,
  isHalfOrFull,
  isNearLine,
  type Market,
  type MarketKind,
  markets,
  printLine,
  quarterOf,
} from '@lobby/betting';
import { wireGame, wireGameBefore } from '../feed/testing.ts';

/** A game with every market of its phase at prices that look like prices; the same every time. */
export function fullGame(changes: Partial<WireGame> = {}): WireGame {
  const { re_time = '' } = changes;
  const base = changes.is_rb === 'N' ? wireGameBefore() : wireGame(re_time === '' ? {} : { re_time });
  const phase = base.is_rb === 'Y' ? 'live' : 'pre';
  const fields: Record<string, string> = {};
  const offered = markets.filter(({ phase: of, period }) => of === phase && quarterOf(period) === undefined);
  for (const [index, market] of offered.entries()) {
    if (market.lineField) fields[market.lineField] = lineOf(market);
    for (const [pick, { priceField }] of market.picks.entries()) {
      fields[priceField] = market.paired ? pairPrice(index, pick) : decimalPrice(market.picks.length, pick);
    }
  }
  return { ...base, ...fields, more_count: String(offered.length), ...changes };
}

const ofCounts: readonly MarketKind[] = ['handicap', 'total', '1x2', 'odd-even'];

/** The corners or cards of that game, with the markets that are sold on them. */
export function countedGame(ptype: 'CN' | 'RN', changes: Partial<WireGame> = {}): WireGame {
  const { is_rb = 'Y' } = changes;
  const base = withoutPrices(is_rb === 'Y' ? wireGame() : wireGameBefore());
  const phase = is_rb === 'Y' ? 'live' : 'pre';
  const sold = markets.filter(
    market =>
      market.phase === phase &&
      isNearLine(market) &&
      ofCounts.includes(market.kind) &&
      (market.period === 'full' || (phase === 'pre' && market.period === 'half')) &&
      (ptype === 'CN' || market.kind !== '1x2'),
  );
  const fields = sold.flatMap(({ wtype, kind, lineField, picks }, index) => [
    ...(lineField ? [[lineField, wtype.includes('OU') ? '9.5' : '1.5']] : []),
    ...picks.map(({ priceField }, pick) => [
      priceField,
      kind === '1x2' ? decimalPrice(3, pick) : pairPrice(index, pick),
    ]),
  ]);
  const suffix = ptype === 'CN' ? '角球数' : '罚牌数';
  return {
    ...base,
    ...{ ptype, master: 'N', ecid: `${base.ecid}${ptype}`, gid: `${base.ecid}${ptype}0`, gidm: base.ecid },
    ...{ team_h: `${base.team_h} -${suffix}`, team_c: `${base.team_c} -${suffix}`, incidents: undefined },
    ...(phase === 'live' && { score_h: '5', score_c: '3', hscore_h: '2', hscore_c: '2' }),
    ...Object.fromEntries(fields),
    more_count: String(sold.length),
    ...changes,
  } as WireGame;
}

const ofPoints: readonly MarketKind[] = ['handicap', 'total', 'home-total', 'away-total', 'odd-even'];

/** A game of basketball in its third quarter, with the markets that are sold on it then. */
export function basketballGame(changes: Partial<WireGame> = {}): WireGame {
  const { is_rb = 'Y' } = changes;
  const phase = is_rb === 'Y' ? 'live' : 'pre';
  const sold = markets.filter(
    market =>
      market.phase === phase &&
      isNearLine(market) &&
      (market.period === 'full'
        ? ofPoints.includes(market.kind)
        : (quarterOf(market.period) ?? 0) >= (phase === 'live' ? 3 : 1)),
  );
  const fields = sold.flatMap(({ kind, period, wtype, lineField, strongField, picks }, index) => {
    const [given, all] = quarterOf(period) ? ['1.5', '54.5'] : ['4.5', '218.5'];
    return [
      ...(lineField ? [[lineField, wtype.includes('OU') ? all : given]] : []),
      ...(strongField ? [[strongField, 'H']] : []),
      ...picks.map(({ priceField }, pick) => [
        priceField,
        kind === 'draw-no-bet' ? ['1.72', '2.06'][pick] : pairPrice(index, pick),
      ]),
    ];
  });
  const [home, away] = phase === 'live' ? ['ior_RMH', 'ior_RMC'] : ['ior_MH', 'ior_MC'];
  const clock = { re_time: '', se_now: 'Q3', t_count: '07:41', HalfTime: 'N' } as const;
  return {
    ...(phase === 'live' ? wireGame(clock) : wireGameBefore()),
    ...{ gtype: 'BK', lid: '801', league: '星河杯', team_h: '星港彗星', team_c: '北辰' },
    ...(phase === 'live' && { score_h: '71', score_c: '63', hscore_h: '59', hscore_c: '54' }),
    ...(phase === 'live' && { period_scores: '28:24 31:30 12:9' }),
    ...{ redcard_h: '0', redcard_c: '0', incidents: undefined, more_count: String(sold.length + 1) },
    ...Object.fromEntries([...fields, [home, '1.52'], [away, '2.38']]),
    ...changes,
  };
}

/** A game of baseball in the bottom of its seventh inning, with the markets that are sold on it then. */
export function baseballGame(changes: Partial<WireGame> = {}): WireGame {
  const { is_rb = 'Y' } = changes;
  const phase = is_rb === 'Y' ? 'live' : 'pre';
  const kinds: readonly MarketKind[] = ['handicap', 'total', 'odd-even'];
  const sold = markets.filter(
    ({ kind, period, phase: of, alternate }) =>
      of === phase &&
      isNearLine({ alternate }) &&
      isHalfOrFull(period) &&
      (kinds.includes(kind) || (ofPoints.includes(kind) && period === 'full')),
  );
  const halfIsOver = phase === 'live' && Number(changes.inningNum ?? '7') > 5;
  const priced = sold.filter(({ period }) => !(halfIsOver && period === 'half'));
  const fields = priced.flatMap(({ wtype, lineField, picks }, index) => [
    ...(lineField ? [[lineField, wtype.includes('OU') ? '8.5' : '1.5']] : []),
    ...picks.map(({ priceField }, pick) => [priceField, pairPrice(index, pick)]),
  ]);
  const live = phase === 'live' ? 'R' : '';
  const winner = [`ior_${live}MH`, `ior_${live}MC`].map((field, at) => [field, ['1.66', '2.18'][at]]);
  const ofFirst = ['H', 'N', 'C'].map((side, at) => [`ior_H${live}M${side}`, ['2.05', '5.40', '2.60'][at]]);
  return {
    ...withoutPrices(phase === 'live' ? wireGame({ re_time: '' }) : wireGameBefore()),
    ...{ gtype: 'BS', lid: '811', league: '青山杯', team_h: '崖城', team_c: '玉河' },
    ...{ redcard_h: '0', redcard_c: '0', incidents: undefined, more_count: String(priced.length + 1) },
    ...(phase === 'live' && {
      ...{ se_now: '7', inningNum: '7', inning_half: 'B', inning_break: 'N', outcount: '1' },
      ...{ base_1b: 'Y', base_2b: 'N', base_3b: 'Y', hits: '7:9', errors: '0:1' },
      ...{ score_h: '4', score_c: '5', hscore_h: '2', hscore_c: '4' },
      period_scores: '0:1 2:0 0:0 0:3 0:0 1:0 1:1',
    }),
    ...Object.fromEntries([...fields, ...winner, ...(halfIsOver ? [] : ofFirst)]),
    ...changes,
  } as WireGame;
}

function withoutPrices(game: WireGame): WireGame {
  return Object.fromEntries(Object.entries(game).filter(([field]) => !field.startsWith('ior_'))) as WireGame;
}

const leagues = [
  { lid: 'EPL', league: '英超', teams: ['富勒姆', '伯恩利', '利物浦', '曼城', '斯托克城', '布拉德福城'] },
  { lid: 'LIGA', league: '西甲', teams: ['那不勒斯', '尤文特斯', '波洪', '科隆'] },
  { lid: 'CSL', league: '中超', teams: ['上海海港', '北京工人', '北京工人', '成都蓉城'] },
] as const;

const clocks = ['2H^71:20', '2H^58:04', 'HT^', '1H^33:47', '1H^12:10', '2H^83:02', '2H^49:55'];

/** Seven matches of three leagues in play: running, at half-time, with a red card, with corners, one closed for a goal. */
export function liveGames(): readonly WireGame[] {
  let index = -1;
  return leagues.flatMap(({ lid, league, teams }) =>
    Array.from({ length: teams.length / 2 }, (_, match) => {
      index += 1;
      return fullGame({
        ecid: `e${index}`,
        gid: `g${index}`,
        lid,
        league,
        team_id_h: `${lid}-${match * 2}`,
        team_id_c: `${lid}-${match * 2 + 1}`,
        team_h: teams[match * 2] ?? '',
        team_c: teams[match * 2 + 1] ?? '',
        datetime: String(1_795_000_000_000 + index * 900_000),
        re_time: clocks[index] ?? '',
        score_h: String(index % 3),
        score_c: String((index + 1) % 3),
        redcard_h: index === 0 ? '1' : '0',
        ...(index === 1 && { corner_h: '5', corner_c: '3', card_h: '1', card_c: '2' }),
        gopen: index === 4 ? 'N' : 'Y',
        ver: '1',
      });
    }),
  );
}

/** The same matches before kick-off. */
export function gamesToCome(): readonly WireGame[] {
  return liveGames().map(({ ecid, gid, lid, league, team_h, team_c, datetime }) =>
    fullGame({ is_rb: 'N', ecid, gid, lid, league, team_h, team_c, datetime, re_time: '' }),
  );
}

/** Written alike in both scripts. */
const drawnTeams = '月湖 北辰 玉河 松谷 青石 白沙 金山 水城 南谷 天池 海角 星沙 西林 火山 朝霞 古城'.split(
  ' ',
);

/** Virtual football around a moment: one match in play, seven that begin three minutes apart, in no order. */
export function drawnGamesFrom(now: number): readonly WireGame[] {
  return [0, 3, 1, 7, 2, 5, 4, 6].map(at => {
    const home = at * 2;
    return fullGame({
      ...(at > 0 && { is_rb: 'N' }),
      ecid: `v${at}`,
      gid: `vg${at}`,
      gtype: 'VF',
      lid: 'VSL',
      league: '星火足球',
      team_id_h: `VSL-${home}`,
      team_id_c: `VSL-${home + 1}`,
      team_h: drawnTeams[home] ?? '',
      team_c: drawnTeams[home + 1] ?? '',
      redcard_h: '0',
      datetime: String(now + (at * 3 - 2) * 60_000),
      ver: '1',
    });
  });
}

function lineOf({ wtype, kind, period, alternate }: Market): string {
  const step = alternate ? alternates.indexOf(alternate) + 1 : 0;
  const half = wtype.startsWith('H');
  if (intervalOf(period) !== undefined) return kind === 'total' ? '0.5' : '0 / 0.5';
  if (kind === 'next-goal') return '2';
  if (kind === 'home-total' || kind === 'away-total') return '1.5';
  if (kind === 'handicap') return printLine(step + 1);
  return half ? '1 / 1.5' : printLine(step + 11);
}

function pairPrice(index: number, pick: number): string {
  return ((pick === 0 ? 82 : 102) / 100 + (index % 5) * 0.02 * (pick === 0 ? 1 : -1)).toFixed(2);
}

function decimalPrice(count: number, pick: number): string {
  return (count * 0.8 + pick * 0.37).toFixed(2);
}

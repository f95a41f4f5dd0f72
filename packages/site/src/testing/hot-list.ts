import type { WireGame } from '@lobby/api-client/contract/game/sportsbook';

type Sides = readonly [home: string, away: string];
type Prices = readonly [home: string, draw: string, away: string];

/** Eight matches as an evening brings them: in play, at half-time, closed for a moment, still to come. */
const games: readonly WireGame[] = [
  {
    ...inPlay('英超', ['富勒姆', '伯恩利'], '2H^71:20', ['1', '2'], ['6.40', '3.60', '1.62']),
    incidents: '52:goal:H 58:goal:C 66:goal:C',
  },
  inPlay('英超', ['利物浦', '曼城'], '1H^38:04', ['0', '0'], ['2.46', '3.30', '2.88']),
  inPlay('德甲', ['斯特拉斯堡', '科隆'], 'HT^', ['0', '0'], ['3.35', '2.60', '2.75']),
  inPlay('西甲', ['那不勒斯', '尤文特斯'], '1H^12:10', ['1', '0'], ['1.48', '4.55', '6.20']),
  {
    ...inPlay('中超', ['上海海港', '北京工人'], '2H^83:02', ['2', '2'], ['3.90', '1.72', '4.15']),
    gopen: 'N',
  },
  inPlay('意甲', ['拉素', '巴里'], '2H^49:55', ['0', '1'], ['4.70', '3.25', '1.88']),
  toCome('法甲', ['巴斯蒂', '布雷斯特'], Date.UTC(2026, 10, 20, 14), ['1.55', '4.20', '5.60']),
  toCome('冠盃', ['拜仁慕尼黑', '多特蒙德'], Date.UTC(2026, 10, 20, 15, 45), ['1.72', '4.05', '4.30']),
];

/** What the hot list answers: all of it, or those still to come, once, then that nothing changed. */
export function hotList(systime: number, since: string, which: 'all' | 'to-come') {
  const full = since === '';
  const listed = games.filter(({ is_rb }) => which === 'all' || is_rb === 'N');
  const ec = full ? listed.map(game => ({ id: game.ecid, game })) : [];
  return { systime, cursor: '1', full, ec, gone: [] };
}

function inPlay(league: string, teams: Sides, clock: string, score: Sides, prices: Prices): WireGame {
  const [ior_RMH, ior_RMN, ior_RMC] = prices;
  const [score_h, score_c] = score;
  // Goalless until half-time: every goal of these matches fell after it.
  const half = clock.startsWith('1H') ? {} : { hscore_h: '0', hscore_c: '0' };
  return {
    ...game(league, teams),
    ...half,
    is_rb: 'Y',
    re_time: clock,
    score_h,
    score_c,
    ior_RMH,
    ior_RMN,
    ior_RMC,
  };
}

function toCome(league: string, teams: Sides, kickoff: number, prices: Prices): WireGame {
  const [ior_MH, ior_MN, ior_MC] = prices;
  return { ...game(league, teams), datetime: String(kickoff), ior_MH, ior_MN, ior_MC };
}

function game(league: string, [team_h, team_c]: Sides): WireGame {
  const id = `${team_h}-${team_c}`;
  return {
    gid: id,
    gidm: id,
    hgid: id,
    ecid: id,
    gtype: 'FT',
    lid: league,
    league,
    team_id_h: team_h,
    team_id_c: team_c,
    team_h,
    team_c,
    strong: 'H',
    hstrong: 'H',
    datetime: String(Date.UTC(2026, 10, 20, 11)),
    is_rb: 'N',
    gopen: 'Y',
    re_time: '',
    score_h: '',
    score_c: '',
    hscore_h: '',
    hscore_c: '',
    redcard_h: '0',
    redcard_c: '0',
    more_count: '24',
    ver: '1',
  };
}

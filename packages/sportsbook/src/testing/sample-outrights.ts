import type { WireOutright } from '@lobby/api-client/contract/game/outrights';

/** Written alike in both scripts, as what the platform sends is not translated here. */
const clubs = [
  '山海城',
  '北辰',
  '赤岩',
  '玉河',
  '雷原',
  '松谷',
  '琥珀山',
  '月湖',
  '白沙',
  '金川',
  '青田',
  '河口',
  '海原',
  '大江',
  '明月',
  '高原',
];

/** A round of virtual football before its first match; say only what matters. */
export function wireOutright(changes: Partial<WireOutright> = {}): WireOutright {
  return {
    gid: '81863000',
    gtype: 'VF',
    lid: '701',
    league: '星河杯',
    teamsname: '第12期 入球王',
    datetime: String(Date.parse('2026-11-21T20:45:00+08:00')),
    counts: 'goals',
    gopen: 'Y',
    rtypes: clubs.map((teams, at) => ({
      rtype: `701${at + 1}`,
      teams,
      ioratio: (6 + ((at * 7) % 16)).toFixed(2),
      result: '',
      goals: '',
      state: 'pre',
    })),
    ...changes,
  };
}

type Runner = WireOutright['rtypes'][number];

/** The same with runners changed one by one. */
export function withRunners(change: (runner: Runner, at: number) => Partial<Runner>): WireOutright {
  const { rtypes, ...rest } = wireOutright();
  return { ...rest, rtypes: rtypes.map((runner, at) => ({ ...runner, ...change(runner, at) })) };
}

/** A season of basketball, with what each club has won so far. */
export function wireSeason(changes: Partial<WireOutright> = {}): WireOutright {
  return {
    ...withRunners((_, at) => ({
      ioratio: (2.5 + at * 3.5).toFixed(2),
      goals: String(14 - Math.floor(at / 2)),
      state: at < 2 ? 'live' : 'pre',
    })),
    ...{
      gid: '7801690',
      gtype: 'BK',
      lid: '801',
      league: '珊瑚海',
      teamsname: '本季第一',
      counts: 'wins',
    },
    ...changes,
  };
}

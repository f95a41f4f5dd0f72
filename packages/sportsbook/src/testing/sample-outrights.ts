import type { WireOutright } from '@lobby/api-client/contract/outrights';

const clubs = [
  '极光城',
  '铁港',
  '云顶联',
  '蓝鲸队',
  '北辰',
  '赤岩',
  '玉河',
  '猎鹰岭',
  '银湾',
  '雷原',
  '枫镇',
  '珊瑚海岸',
  '石桥',
  '松谷',
  '琥珀山',
  '月湖',
];

/** A round of virtual football before its first match; say only what matters. */
export function wireOutright(changes: Partial<WireOutright> = {}): WireOutright {
  return {
    gid: '81863000',
    gtype: 'VF',
    lid: '701',
    league: '虚拟足球超级联赛',
    teamsname: '第12轮 进球最多的球队',
    datetime: String(Date.parse('2026-11-21T20:45:00+08:00')),
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

import type { PickedSelection } from '../state/selection.ts';

/** 2026-11-20 20:41 in Beijing. */
export const sampleNow = 1_795_178_460_000;

export const handicap: PickedSelection = {
  key: '8001/RE/REC',
  gid: '8001',
  gide: 'e1',
  gtype: 'FT',
  wtype: 'RE',
  rtype: 'REC',
  league: '英超',
  teamH: '富勒姆',
  teamC: '伯恩利',
  kickoff: sampleNow - 71 * 60_000,
  live: true,
  score: '1:2',
  agreed: { price: { kind: 'pair', home: '0.94', away: '0.96', side: 'C' }, line: '0.5', strong: 'C' },
};

export const over: PickedSelection = {
  ...handicap,
  key: '8002/OU/OUC',
  gid: '8002',
  gide: 'e2',
  wtype: 'OU',
  rtype: 'OUC',
  league: '西甲',
  teamH: '那不勒斯',
  teamC: '尤文特斯',
  kickoff: sampleNow + 5 * 3_600_000,
  live: false,
  score: '',
  agreed: { price: { kind: 'pair', home: '0.94', away: '0.94', side: 'C' }, line: '2.5 / 3', strong: '' },
};

export const longNames: PickedSelection = {
  ...handicap,
  key: '8003/RM/RMN',
  gid: '8003',
  gide: 'e3',
  wtype: 'RM',
  rtype: 'RMN',
  league: '中北美洲及加勒比海足球甲等第三回合',
  teamH: '斯特拉斯堡皇家北部流浪者',
  teamC: '布拉德福城（北方流浪者）',
  agreed: { price: { kind: 'decimal', odds: '13.50' }, line: '', strong: '' },
};

export const homeWin: PickedSelection = {
  ...over,
  key: '8004/M/MH',
  gid: '8004',
  gide: 'e4',
  wtype: 'M',
  rtype: 'MH',
  league: '德甲',
  teamH: '拜仁慕尼黑',
  teamC: '多特蒙德',
  agreed: { price: { kind: 'decimal', odds: '1.85' }, line: '', strong: '' },
};

/** The same match as `handicap`: no leg beside it. */
export const sameMatch: PickedSelection = {
  ...handicap,
  key: '8001/ROU/ROUC',
  wtype: 'ROU',
  rtype: 'ROUC',
  agreed: { price: { kind: 'pair', home: '0.92', away: '0.98', side: 'C' }, line: '3.5', strong: '' },
};

const clubs = [
  '曼城',
  '利物浦',
  '富勒姆',
  '伯恩利',
  '那不勒斯',
  '尤文特斯',
  '多特蒙德',
  '拜仁慕尼黑',
  '狼隊',
  '皇家社',
];

/** Ten items of ten matches before kick-off. */
export const ten: readonly PickedSelection[] = clubs.map((teamH, at) => ({
  ...over,
  key: `81${at}/R/RH`,
  gid: `81${at}`,
  gide: `t${at}`,
  wtype: 'R',
  rtype: 'RH',
  league: '英超',
  teamH,
  teamC: `流浪者 ${at + 1}`,
  kickoff: sampleNow + (at + 1) * 3_600_000,
  agreed: {
    price: { kind: 'pair', home: `0.8${at}`, away: '1.02', side: 'H' },
    line: '0.5',
    strong: 'H',
  },
}));

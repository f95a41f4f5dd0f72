import type { Bet, BetLeg } from '../history/bet-words.ts';
import { sampleBet, sampleLeg } from './sample-bets.ts';

const at = (time: string) => Date.parse(`2026-11-20T${time}+08:00`);

export const won = sampleLeg({
  isRB: false,
  scoreAtBet: '',
  wtype: 'R',
  rtype: 'RC',
  ratio: '0.5',
  odds: '0.96',
  result: 'W',
});
const drawn = sampleLeg({
  ecid: '7002',
  gid: '70021',
  league: '西甲',
  teamH: '皇家贝蒂斯',
  teamC: '毕尔巴鄂竞技',
  kickoff: at('21:00:00'),
  isRB: false,
  scoreAtBet: '',
  wtype: 'M',
  rtype: 'MN',
  ratio: '',
  strong: '',
  oddsFormat: 'E',
  odds: '3.10',
  score: '1:1',
  halfScore: '0:1',
  result: 'W',
});
const lost = sampleLeg({
  ecid: '7003',
  gid: '70031',
  league: '意甲',
  teamH: '亚特兰大',
  teamC: '拉齐奥',
  kickoff: at('21:15:00'),
  isRB: false,
  scoreAtBet: '',
  wtype: 'OU',
  rtype: 'OUC',
  ratio: '2.5',
  strong: '',
  odds: '0.88',
  score: '1:0',
  halfScore: '1:0',
  result: 'L',
});
const halfWon = { ...lost, ratio: '2.5 / 3', score: '2:1', halfScore: '1:1', result: 'LW' };
const halfLost = { ...lost, ratio: '2 / 2.5', score: '1:1', halfScore: '1:0', result: 'LL' };
const cancelled = { ...lost, score: '', halfScore: '', result: 'D', cancelReason: 'D3' };
export const notDecided = (leg: BetLeg): BetLeg => ({ ...leg, score: '', halfScore: '', result: '' });

/** Three legs, both of the first won: a series at 20. */
const series = sampleBet({
  ticketId: 'PS10000020',
  kind: 'series',
  folds: [3],
  legs: [won, drawn, lost],
  result: 'L',
  unit: '20',
  stake: '20',
  risk: '20',
  winnable: '208.46',
  netWin: '-20',
  turnover: '20',
});

/** The three pairs and the three of three legs, 10 on each of the four. */
const system = sampleBet({
  ticketId: 'PS10000030',
  kind: 'system',
  folds: [2, 3],
  combinations: 4,
  legs: [won, drawn, lost],
  result: 'W',
  unit: '10',
  stake: '40',
  risk: '40',
  winnable: '230.12',
  netWin: '20.76',
  turnover: '40',
});

export const open = { status: 'open', settledAt: null, result: '', netWin: '0', turnover: '0' } as const;

/** Tickets of several legs in every state; by name what is special. */
export const tickets = {
  seriesLost: series,
  seriesOpen: sampleBet({
    ...series,
    ...open,
    ticketId: 'PS10000021',
    legs: [won, notDecided(drawn), notDecided(lost)],
  }),
  seriesHalves: sampleBet({
    ...series,
    ticketId: 'PS10000022',
    legs: [won, halfWon, { ...halfLost, ecid: '7004', teamH: '那不勒斯', teamC: '都灵' }],
    result: 'W',
    netWin: '8.22',
  }),
  seriesVoidLeg: sampleBet({
    ...series,
    ticketId: 'PS10000023',
    legs: [won, drawn, cancelled],
    result: 'W',
    netWin: '101.52',
  }),
  seriesCancelled: sampleBet({
    ...series,
    ticketId: 'PS10000024',
    legs: [{ ...cancelled, ecid: '7001', teamH: '富勒姆', teamC: '伯恩利' }, cancelled],
    folds: [2],
    result: 'D',
    cancelReason: 'D3',
    netWin: '0',
    turnover: '0',
  }),
  seriesRejected: sampleBet({
    ...series,
    ticketId: 'PS10000025',
    status: 'rejected',
    settledAt: null,
    legs: [won, drawn, lost].map(notDecided),
    result: '',
    netWin: '0',
    turnover: '0',
  }),
  system,
  systemHalves: sampleBet({
    ...system,
    ticketId: 'PS10000033',
    folds: [2],
    combinations: 3,
    legs: [won, halfWon, { ...halfLost, ecid: '7004', teamH: '那不勒斯', teamC: '都灵' }],
    stake: '30',
    risk: '30',
    winnable: '79.04',
    netWin: '15.22',
    turnover: '30',
  }),
  systemVoidLeg: sampleBet({
    ...system,
    ticketId: 'PS10000034',
    folds: [2],
    combinations: 3,
    legs: [won, drawn, cancelled],
    stake: '30',
    risk: '30',
    winnable: '125.89',
    netWin: '81.36',
    turnover: '30',
  }),
  seriesSold: sampleBet({
    ...series,
    ticketId: 'PS10000026',
    legs: [won, notDecided(drawn), notDecided(lost)],
    result: '',
    cashedOut: '31.20',
    riskSold: '20',
    netWin: '11.20',
    turnover: '0',
  }),
  systemOpen: sampleBet({
    ...system,
    ...open,
    ticketId: 'PS10000031',
    legs: [won, notDecided(drawn), notDecided(lost)],
  }),
  longNames: sampleBet({
    ...system,
    ...open,
    ticketId: 'PS10000032',
    folds: [2],
    combinations: 10,
    stake: '100',
    risk: '100',
    legs: [1, 2, 3, 4, 5].map(number =>
      notDecided({
        ...drawn,
        ecid: `70${number}`,
        league: '圣诞节前沙特阿拉伯王国职业足球超级联赛附加赛',
        teamH: '门兴格拉德巴赫普鲁士足球俱乐部',
        teamC: '伍尔弗汉普顿流浪者足球俱乐部二队',
      }),
    ),
  }),
} satisfies Record<string, Bet>;

/** Every combination of ten legs, of which the last is lost. */
export const fullCover = sampleBet({
  ...system,
  ticketId: 'PS10000050',
  folds: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  combinations: 1023,
  legs: Array.from({ length: 10 }, (_, at) => ({
    ...won,
    ecid: `71${at}`,
    odds: '0.50',
    result: at < 9 ? 'W' : 'L',
  })),
  unit: '1',
  stake: '1023',
  risk: '1023',
  winnable: '8512.74',
  netWin: '2790.70',
  turnover: '1023',
});

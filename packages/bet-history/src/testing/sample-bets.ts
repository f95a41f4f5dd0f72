import type { Bet, BetLeg } from '../history/bet-words.ts';

/** An in-play handicap that won half; override what a story is about. */
export function sampleLeg(changes: Partial<BetLeg> = {}): BetLeg {
  return {
    gtype: 'FT',
    gid: '70011',
    ecid: '7001',
    league: '英超',
    teamH: '富勒姆',
    teamC: '伯恩利',
    kickoff: Date.parse('2026-11-20T20:00:00+08:00'),
    wtype: 'RE',
    rtype: 'REC',
    ratio: '0.5 / 1',
    strong: 'C',
    oddsFormat: 'H',
    odds: '0.96',
    isRB: true,
    scoreAtBet: '1:2',
    score: '1:3',
    halfScore: '1:0',
    sets: '',
    stopped: '',
    reached: '',
    result: 'LW',
    cancelReason: '',
    ...changes,
  };
}

/** A single of that leg, settled: 200 at stake. */
export function sampleBet(changes: Partial<Bet> = {}): Bet {
  const { ticketId = 'OU10000001' } = changes;
  return {
    status: 'settled',
    placedAt: Date.parse('2026-11-20T20:41:07+08:00'),
    settledAt: Date.parse('2026-11-20T22:02:00+08:00'),
    kind: 'single',
    folds: [1],
    combinations: 1,
    legs: [sampleLeg()],
    result: 'LW',
    cancelReason: '',
    unit: '200',
    stake: '200',
    risk: '200',
    winnable: '192',
    netWin: '96',
    turnover: '96',
    cashedOut: '0',
    riskSold: '0',
    steps: [],
    disputes: [],
    showId: '0f'.repeat(16),
    ...changes,
    ticketId,
    operationId: ticketId,
  };
}

const notPlayed = { score: '', halfScore: '' };

/** One of each end a single can come to. */
export const everyEnd: readonly Bet[] = [
  sampleBet({
    ticketId: 'OU10000011',
    status: 'pending',
    result: '',
    netWin: '0',
    legs: [sampleLeg({ result: '', ...notPlayed })],
  }),
  sampleBet({
    ticketId: 'DT10000010',
    status: 'open',
    result: '',
    winnable: '480',
    netWin: '0',
    legs: [
      sampleLeg({
        result: '',
        ...notPlayed,
        wtype: 'M',
        rtype: 'MN',
        ratio: '',
        isRB: false,
        scoreAtBet: '',
        oddsFormat: 'E',
        odds: '3.40',
      }),
    ],
  }),
  sampleBet({
    ticketId: 'OU10000009',
    result: 'W',
    netWin: '192',
    legs: [sampleLeg({ gtype: 'VF', ecid: 'v71', league: '星河杯', result: 'W' })],
  }),
  sampleBet({ ticketId: 'OU10000008' }),
  sampleBet({ ticketId: 'OU10000007', result: 'P', netWin: '0', legs: [sampleLeg({ result: 'P' })] }),
  sampleBet({ ticketId: 'OU10000006', result: 'LL', netWin: '-100', legs: [sampleLeg({ result: 'LL' })] }),
  sampleBet({
    ticketId: 'OU10000005',
    result: 'L',
    risk: '392',
    winnable: '200',
    netWin: '-392',
    legs: [sampleLeg({ oddsFormat: 'I', odds: '-1.96', result: 'L' })],
  }),
  sampleBet({
    ticketId: 'OU10000004',
    result: 'D',
    cancelReason: 'D5',
    netWin: '0',
    legs: [sampleLeg({ result: 'D', cancelReason: 'D5', ...notPlayed })],
  }),
  sampleBet({
    ticketId: 'OU10000003',
    status: 'rejected',
    result: '',
    netWin: '0',
    legs: [sampleLeg({ result: '', ...notPlayed })],
  }),
];

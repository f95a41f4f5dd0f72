import type { Bet } from '../history/bet-words.ts';
import { sampleBet, sampleLeg } from './sample-bets.ts';
import { notDecided, open, won } from './sample-tickets.ts';

type Step = Bet['steps'][number];

const said = { amount: '0', note: '', reason: '', score: '', scoreBefore: '' };
const step = (time: string, kind: Step['kind'], parts: Partial<Step> = {}): Step => ({
  ...said,
  at: Date.parse(`2026-11-20T${time}+08:00`),
  kind,
  ...parts,
});
const taken = [step('20:41:07', 'placed', { amount: '-200' }), step('20:41:12', 'accepted')];

/** A single whose settlement was taken back, made again, and cancelled in the end. */
export const resettled = sampleBet({
  ticketId: 'OU10000040',
  result: 'D',
  cancelReason: 'DK',
  legs: [sampleLeg({ result: 'D', cancelReason: 'DK' })],
  steps: [
    ...taken,
    step('22:02:00', 'settled', { amount: '392', note: '赢', score: '1:3' }),
    step('22:40:00', 'restored', { amount: '-392', reason: 'result-withdrawn', scoreBefore: '1:3' }),
    step('22:46:10', 'settled', { amount: '296', note: '赢半', reason: 'result-published', score: '1:2' }),
    step('23:05:00', 'resettled', {
      amount: '-296',
      note: '输',
      reason: 'var',
      scoreBefore: '1:2',
      score: '1:1',
    }),
    step('23:30:00', 'resettled', { amount: '200', note: '取消', reason: 'DK', scoreBefore: '1:1' }),
  ],
});

/** Singles on a match that was abandoned: one was decided by then, the other was not. */
export const abandoned = {
  decided: sampleBet({
    ticketId: 'OU10000043',
    result: 'W',
    netWin: '192',
    legs: [
      sampleLeg({
        ...won,
        wtype: 'OU',
        rtype: 'OUC',
        strong: '',
        ratio: '2.5',
        score: '',
        stopped: 'D1',
        reached: '2:1',
      }),
    ],
    steps: [...taken, step('23:59:00', 'settled', { amount: '392', note: '赢', score: '2:1' })],
  }),
  returned: sampleBet({
    ticketId: 'OU10000044',
    result: 'D',
    cancelReason: 'D1',
    netWin: '0',
    legs: [sampleLeg({ result: 'D', cancelReason: 'D1', score: '', stopped: 'D1', reached: '2:1' })],
    steps: [
      ...taken,
      step('23:59:00', 'settled', { amount: '200', note: '取消', reason: 'D1', score: '2:1' }),
    ],
  }),
  /** The half is over, the match goes on. */
  atHalfTime: sampleBet({
    ...open,
    ticketId: 'OU10000045',
    legs: [{ ...notDecided(won), halfScore: '1:0' }],
  }),
};

/** Singles that were sold back, in part and whole. */
export const soldBack = {
  part: sampleBet({
    ...open,
    ticketId: 'OU10000041',
    legs: [notDecided(won)],
    winnable: '96',
    cashedOut: '94.08',
    riskSold: '100',
    steps: [
      step('20:41:07', 'placed', { amount: '-200' }),
      step('20:55:00', 'cashed-out', { amount: '94.08' }),
    ],
  }),
  whole: sampleBet({
    ticketId: 'OU10000042',
    legs: [notDecided(won)],
    result: '',
    winnable: '0',
    netWin: '-11.84',
    turnover: '0',
    cashedOut: '188.16',
    riskSold: '200',
    steps: [
      step('20:41:07', 'placed', { amount: '-200' }),
      step('20:55:00', 'cashed-out', { amount: '94.08' }),
      step('20:58:00', 'cashed-out', { amount: '94.08' }),
    ],
  }),
};

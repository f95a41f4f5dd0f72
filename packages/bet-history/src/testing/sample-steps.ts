import { sampleBet } from './sample-bets.ts';
import { notDecided, open, won } from './sample-tickets.ts';

const at = (time: string) => Date.parse(`2026-11-20T${time}+08:00`);

/** A single whose settlement was taken back and made again. */
export const resettled = sampleBet({
  ticketId: 'OU10000040',
  steps: [
    { at: at('20:41:07'), kind: 'placed', amount: '-200', note: '' },
    { at: at('20:41:12'), kind: 'accepted', amount: '0', note: '' },
    { at: at('22:02:00'), kind: 'settled', amount: '392', note: '' },
    { at: at('22:40:00'), kind: 'restored', amount: '-392', note: '赛果更正' },
    { at: at('22:40:01'), kind: 'resettled', amount: '296', note: '' },
  ],
});

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
      { at: at('20:41:07'), kind: 'placed', amount: '-200', note: '' },
      { at: at('20:55:00'), kind: 'cashed-out', amount: '94.08', note: '' },
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
      { at: at('20:41:07'), kind: 'placed', amount: '-200', note: '' },
      { at: at('20:55:00'), kind: 'cashed-out', amount: '94.08', note: '' },
      { at: at('20:58:00'), kind: 'cashed-out', amount: '94.08', note: '' },
    ],
  }),
};

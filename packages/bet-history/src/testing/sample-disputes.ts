import type { Bet } from '../history/bet-words.ts';
import { sampleBet } from './sample-bets.ts';
import { resettled } from './sample-steps.ts';

type Dispute = Bet['disputes'][number];

const filedAt = Date.parse('2026-11-21T09:12:00+08:00');
const open: Dispute = {
  kind: 'result',
  text: '终场应为 2:1，见官方网站。\n上半场进球没有计入。',
  filedAt,
  state: 'open',
  answer: '',
  answeredAt: null,
};
const answered = { answeredAt: Date.parse('2026-11-21T15:40:00+08:00') };
const { steps } = resettled;

/** Bets in each state of a dispute, and one that was disputed twice. */
export const disputed = {
  open: sampleBet({ ticketId: 'OU10000051', steps, disputes: [open] }),
  upheld: sampleBet({
    ticketId: 'OU10000052',
    steps,
    disputes: [{ ...open, ...answered, state: 'upheld', answer: '官方赛果为 2:1，注单已重新结算。' }],
  }),
  twice: sampleBet({
    ticketId: 'OU10000053',
    steps,
    disputes: [
      { ...open, ...answered, kind: 'amount', state: 'declined', answer: '官方赛果为 1:1。' },
      { ...open, filedAt: answered.answeredAt + 60_000, text: '附上官方公告的网址。' },
    ],
  }),
};

/** A bet that was settled so many days ago, by the clock of this machine: what may be disputed depends on the time. */
export const settledAgo = (days: number): Bet =>
  sampleBet({ ticketId: `OU1000006${days}`, settledAt: Date.now() - days * 24 * 3_600_000 });

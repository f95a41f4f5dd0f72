import { startSession } from '@lobby/api/session';
import { contract } from '@lobby/api-client/contract';
import { liveHook } from '@lobby/ui-testing/hooks';
import { describe, expect, it, vi } from 'vitest';
import { aboutBet } from './about-bet.ts';
import { useSubmitFeedback } from './use-submit-feedback.ts';

const { queryMemberBetList } = contract.userBets;
const bet = {
  ...{ venue: 'CRTY', ticketId: 'OU10000001', kind: 'single', placedAt: 1, status: 'open' },
  ...{ stake: '10', netWin: '0', title: '英超 · 富勒姆 vs 伯恩利' },
};

it('the newest bets are offered to who writes about a bet, and asked for then only', async () => {
  startSession({ token: 't', userId: 'u' });
  const answer = { pageNum: 1, pageSize: 10, total: 2, list: [bet, { ...bet, ticketId: '' }] };
  const { now, asked } = await liveHook(() => useSubmitFeedback(null), { [queryMemberBetList.path]: answer });
  expect([now().bets, asked]).toEqual([[], []]);
  now().keep({ kind: 'betting', text: '', pictures: [] });
  await vi.waitFor(() => expect(now().bets).toMatchObject([{ ticketId: 'OU10000001' }]));
});

describe('a feedback about a bet', () => {
  const lines = ['注单 A', '注单 B'];

  it('begins with its line', () => {
    expect(aboutBet('比分有误', '注单 A', lines)).toBe('注单 A\n比分有误');
    expect(aboutBet('', '注单 A', lines)).toBe('注单 A\n');
  });

  it('names one bet, the one that was chosen last', () => {
    expect(aboutBet('注单 A\n比分有误', '注单 B', lines)).toBe('注单 B\n比分有误');
  });
});

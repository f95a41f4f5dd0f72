import { startSession } from '@lobby/api/session';
import { contract } from '@lobby/api-client/contract';
import { liveHook } from '@lobby/ui-testing/hooks';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { useChosenBet } from './about-bet.ts';
import { useSubmitFeedback } from './use-submit-feedback.ts';

const { queryMemberBetList } = contract.userBets;
const bet = {
  ...({ venue: 'CRTY', ticketId: 'OU10000001', kind: 'single', placedAt: 1, status: 'open' } as const),
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

/** A hook that is drawn again when what it reads has changed. */
async function drawnAgain<Value>(use: () => Value) {
  let draw = () => {};
  let drawn = 0;
  const { now } = await liveHook(() => {
    const [count, set] = useState(0);
    draw = () => set(count + 1);
    drawn = count;
    return use();
  }, {});
  const again = async () => {
    const next = drawn + 1;
    draw();
    await vi.waitFor(() => expect(drawn).toBe(next));
  };
  return { now, again };
}

describe('a feedback about a bet', () => {
  const [a, b] = ['A', 'B'].map(ticketId => ({ ...bet, ticketId }));
  const bets = a && b ? [a, b] : [];

  /** A form with this text, in a language whose lines begin with `word`. */
  async function form(text: string) {
    const page = { text, word: '注单' };
    const { now, again } = await drawnAgain(() =>
      useChosenBet(bets, page.text, ({ ticketId }) => `${page.word} ${ticketId}`),
    );
    return {
      async choose(which: number) {
        const one = bets[which];
        if (one) page.text = now().choose(one);
        await again();
        return page.text;
      },
      async speak(word: string) {
        page.word = word;
        await again();
      },
      chosen: () => now().ticketId,
    };
  }

  it('begins with its line', async () => {
    expect(await (await form('比分有误')).choose(0)).toBe('注单 A\n比分有误');
    expect(await (await form('')).choose(0)).toBe('注单 A\n');
  });

  it('names one bet, the one that was chosen last', async () => {
    const { choose, chosen } = await form('注单 A\n比分有误');
    expect(chosen()).toBe('A');
    expect(await choose(1)).toBe('注单 B\n比分有误');
    expect(chosen()).toBe('B');
  });

  it('names one bet after the language was changed', async () => {
    const { choose, speak, chosen } = await form('比分有误');
    await choose(0);
    await speak('注單');
    expect(chosen()).toBe('A');
    expect(await choose(1)).toBe('注單 B\n比分有误');
  });
});

import { expect, it, vi } from 'vitest';
import { textsOf } from '../texts.ts';
import { playRounds } from './play-rounds.ts';
import type { Reels } from './reels.ts';
import { slotTextsOf } from './slot-texts.ts';

vi.hoisted(() => vi.stubGlobal('matchMedia', () => ({ matches: true })));

const texts = textsOf('zh-CN');

/** A game whose server refuses every round; what it shows, and what it tells the site. */
function refusing(reason: string) {
  const told: unknown[] = [];
  const shown: unknown[] = [];
  const reels: Partial<Reels> = { start: () => {}, stop: async () => {}, standing: () => [] };
  const rounds = playRounds({
    calls: { play: async () => ({ reason }) } as never,
    // Safe: a refused round shows no events.
    reels: reels as Reels,
    texts,
    own: slotTextsOf('zh-CN'),
    site: { tellParent: message => void told.push(message), isInRound: () => false },
    cycleMs: 0,
    isTrial: false,
    announce: () => {},
    show: view => void shown.push(view),
  });
  return { rounds, told, shown };
}

it('a round without the money for it is said by the game, which goes on, and breaks nothing', async () => {
  const { rounds, told, shown } = refusing('balance');
  await rounds.play('2');
  expect(shown.at(-1)).toEqual({ isBusy: false, sentence: texts.noBalance, tone: 'trouble' });
  expect(told).toEqual([{ type: 'round-started' }, { type: 'round-ended' }]);
  await rounds.play('2');
  expect(told).toHaveLength(4);
});

it('a round of a session that has ended is the end of the game', async () => {
  const { rounds, told } = refusing('session-ended');
  await rounds.play('2');
  expect(told).toContainEqual({ type: 'ended', reason: 'session-ended' });
  await rounds.play('2');
  expect(told.filter(message => JSON.stringify(message).includes('round-started'))).toHaveLength(1);
});

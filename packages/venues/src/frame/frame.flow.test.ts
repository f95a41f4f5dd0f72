import { expect, it } from 'vitest';
import { type FrameEvent, frameFlow, newFrame } from './frame.flow.ts';

const lobby = 'venue' as const;
const play = (...messages: readonly FrameEvent[]) => messages.reduce(frameFlow, newFrame);
const balance = (text: string) => ({ lobby, type: 'balance-changed', balance: text }) as const;
const started = { lobby, type: 'round-started' } as const;
const ended = { lobby, type: 'round-ended' } as const;

it('shows a balance at once between rounds', () => {
  expect(play({ lobby, type: 'ready' }, balance('100'))).toMatchObject({ step: 'ready', balance: '100' });
});

it('keeps the balance of a round until it has been shown, so that no win is told before the reels stop', () => {
  expect(play(balance('100'), started, balance('99'), balance('149')).balance).toBe('100');
  expect(play(balance('100'), started, balance('99'), balance('149'), ended).balance).toBe('149');
});

it('a round without a new balance leaves it as it was', () => {
  expect(play(balance('100'), started, ended)).toMatchObject({ balance: '100', held: undefined });
});

it('says why the game has ended or broke', () => {
  expect(play({ lobby, type: 'ended', reason: 'idle' })).toMatchObject({ step: 'ended', reason: 'idle' });
  expect(play({ lobby, type: 'error', reason: 'token' })).toMatchObject({ step: 'broken', reason: 'token' });
});

it('is as high as the game says', () => {
  expect(play({ lobby, type: 'resize', height: 720 }).height).toBe(720);
});

it('knows nothing of a game that is shown anew', () => {
  const before = play({ lobby, type: 'ended', reason: 'idle' });
  expect(frameFlow(before, { type: 'shown' })).toEqual(newFrame);
});

it('gives up a game that was waited for long enough, and takes it when it comes after all', () => {
  const silent = play({ type: 'waited-enough' });
  expect(silent.step).toBe('silent');
  expect(frameFlow(silent, { lobby, type: 'ready' }).step).toBe('ready');
});

it.each([
  { lobby, type: 'ready' },
  { lobby, type: 'ended', reason: 'idle' },
  { lobby, type: 'error', reason: 'token' },
] as const)('does not give up a game that has said $type', message => {
  const before = play(message);
  expect(frameFlow(before, { type: 'waited-enough' })).toBe(before);
});

import { expect, it } from 'vitest';
import { type SetOnceEvent, setOnceFlow, startSetOnce } from './set-once.flow.ts';

const play = (...events: SetOnceEvent[]) => events.reduce(setOnceFlow, startSetOnce());
const entered: SetOnceEvent = { type: 'entered', value: '林乔' };
const confirmed: SetOnceEvent = { type: 'confirmed' };

it('asks once more before it is saved', () => {
  expect(play(entered)).toEqual({ step: 'asking', value: '林乔' });
  expect(play(entered, confirmed)).toEqual({ step: 'saving', value: '林乔' });
  expect(play(entered, confirmed, { type: 'saved' })).toEqual({ step: 'saved' });
});

it('keeps what was entered when the member returns, and when saving fails', () => {
  expect(play(entered, { type: 'returned' })).toEqual({ step: 'entering', value: '林乔' });
  const failure = { kind: 'offline' } as const;
  const failed = play(entered, confirmed, { type: 'failed', failure });
  expect(failed).toEqual({ step: 'entering', value: '林乔', failure });
  expect(setOnceFlow(failed, { type: 'edited' })).toEqual({ step: 'entering', value: '林乔' });
});

it('saves nothing that was not asked', () => {
  expect(play(confirmed)).toEqual(startSetOnce());
  expect(play(entered, { type: 'saved' })).toEqual({ step: 'asking', value: '林乔' });
});

import { expect, it } from 'vitest';
import { type RealNameEvent, realNameFlow, startRealName } from './bind-real-name.flow.ts';

const play = (...events: RealNameEvent[]) => events.reduce(realNameFlow, startRealName);
const entered: RealNameEvent = { type: 'entered', realName: '林乔' };
const confirmed: RealNameEvent = { type: 'confirmed' };

it('asks once more before the name is bound', () => {
  expect(play(entered)).toEqual({ step: 'asking', realName: '林乔' });
  expect(play(entered, confirmed)).toEqual({ step: 'saving', realName: '林乔' });
  expect(play(entered, confirmed, { type: 'saved' })).toEqual({ step: 'bound' });
});

it('keeps the name when the member returns, and when saving fails', () => {
  expect(play(entered, { type: 'returned' })).toEqual({ step: 'entering', realName: '林乔' });
  const failure = { kind: 'offline' } as const;
  const failed = play(entered, confirmed, { type: 'failed', failure });
  expect(failed).toEqual({ step: 'entering', realName: '林乔', failure });
  expect(realNameFlow(failed, { type: 'edited' })).toEqual({ step: 'entering', realName: '林乔' });
});

it('binds nothing that was not asked', () => {
  expect(play(confirmed)).toEqual(startRealName);
  expect(play(entered, { type: 'saved' })).toEqual({ step: 'asking', realName: '林乔' });
});

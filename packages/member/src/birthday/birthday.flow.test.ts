import { expect, it } from 'vitest';
import { type BirthdayEvent, birthdayFlow, startBirthday } from './birthday.flow.ts';

const play = (...events: BirthdayEvent[]) => events.reduce(birthdayFlow, startBirthday);
const entered: BirthdayEvent = { type: 'entered', birthday: '1990-05-01' };
const confirmed: BirthdayEvent = { type: 'confirmed' };

it('asks once more before the birthday is saved', () => {
  expect(play(entered)).toEqual({ step: 'asking', birthday: '1990-05-01' });
  expect(play(entered, confirmed)).toEqual({ step: 'saving', birthday: '1990-05-01' });
  expect(play(entered, confirmed, { type: 'saved' })).toEqual({ step: 'saved' });
});

it('keeps what was entered when the member returns, and when saving fails', () => {
  expect(play(entered, { type: 'returned' })).toEqual({ step: 'entering', birthday: '1990-05-01' });
  const failure = { kind: 'offline' } as const;
  expect(play(entered, confirmed, { type: 'failed', failure })).toEqual({
    step: 'entering',
    birthday: '1990-05-01',
    failure,
  });
});

it('saves nothing that was not asked', () => {
  expect(play(confirmed)).toEqual(startBirthday);
  expect(play(entered, { type: 'saved' })).toEqual({ step: 'asking', birthday: '1990-05-01' });
});

import { describe, expect, it } from 'vitest';
import {
  type Followed,
  type FollowedAnswer,
  isOpen,
  isUndecided,
  resumed,
  undecided,
} from './followed.flow.ts';

const order = { operationId: 'op' };
type State = Followed<typeof order>;
const play = (first: State, ...answers: FollowedAnswer[]) =>
  answers.reduce<State>((state, answer) => (isUndecided(state) ? undecided(state, answer) : state), first);
const submitting: State = { step: 'submitting', order };
const lost: FollowedAnswer = { kind: 'unknown' };
const absent: FollowedAnswer = { kind: 'absent' };
const confirming: FollowedAnswer = { kind: 'confirming', confirmAt: 5, since: 2 };

describe('an operation that is not decided', () => {
  it('is unknown after every lost answer, never failed', () => {
    expect(play(submitting, lost, lost, lost)).toEqual({ step: 'unknown', order, absences: 0 });
  });

  it('is absent once the platform has said twice that it does not know the id', () => {
    expect(play(submitting, absent)).toEqual({ step: 'unknown', order, absences: 1 });
    expect(play(submitting, absent, lost, absent)).toEqual({ step: 'absent', order });
  });

  it('is confirmed since it was first said, also when the time moves or a question is lost', () => {
    const waits = play(submitting, confirming, lost, { ...confirming, confirmAt: 9, since: 7 });
    expect(waits).toEqual({ step: 'confirming', order, confirmAt: 9, since: 2 });
  });

  it('is not believed to be confirmed when the platform does not know it any more', () => {
    expect(play(submitting, confirming, absent)).toEqual({ step: 'unknown', order, absences: 1 });
  });

  it('is resumed as it was stored', () => {
    expect(resumed(order, undefined)).toEqual({ step: 'unknown', order, absences: 0, found: true });
    expect(resumed(order, { confirmAt: 5 })).toEqual({ step: 'confirming', order, confirmAt: 5 });
    expect(play(resumed(order, undefined), lost)).toEqual({ step: 'unknown', order, absences: 0 });
  });
});

it.each([
  ['submitting', true, true],
  ['confirming', true, true],
  ['unknown', true, true],
  ['absent', false, true],
  ['accepted', false, false],
])('%s: awaited %s, open %s', (step, awaited, open) => {
  expect([isUndecided({ step }), isOpen({ step })]).toEqual([awaited, open]);
});

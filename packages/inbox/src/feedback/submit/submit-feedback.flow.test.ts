import { describe, expect, it } from 'vitest';
import { type SubmitEvent, type SubmitState, startSubmit, submitFlow } from './submit-feedback.flow.ts';

const play = (...events: SubmitEvent[]): SubmitState => events.reduce(submitFlow, startSubmit);
const submitted = { type: 'submitted' } as const;
const failure = { kind: 'offline' } as const;

describe('sending a feedback', () => {
  it('ends with what was sent, until another is begun', () => {
    expect(play(submitted)).toEqual({ step: 'sending' });
    expect(play(submitted, { type: 'sent' })).toEqual({ step: 'sent' });
    expect(play(submitted, { type: 'sent' }, submitted)).toEqual({ step: 'sent' });
    expect(play(submitted, { type: 'sent' }, { type: 'again' })).toEqual(startSubmit);
  });

  it('returns to writing with the failure, which goes with the next edit', () => {
    const failed = play(submitted, { type: 'failed', failure });
    expect(failed).toEqual({ step: 'writing', failure });
    expect(submitFlow(failed, { type: 'edited' })).toEqual(startSubmit);
  });
});

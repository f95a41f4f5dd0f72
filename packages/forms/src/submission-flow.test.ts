import { expect, it } from 'vitest';
import { type Submission, type SubmissionEvent, startSubmission, submissionFlow } from './submission-flow.ts';

type Failure = 'offline';
const play = (...events: SubmissionEvent<Failure>[]): Submission<Failure> =>
  events.reduce<Submission<Failure>>(submissionFlow, startSubmission);
const submitted = { type: 'submitted' } as const;
const sent = { type: 'sent' } as const;
const failed = { type: 'failed', failure: 'offline' } as const;

it('a form is sent once, and stays sent until another is begun', () => {
  expect(play(submitted)).toEqual({ step: 'sending' });
  expect(play(submitted, sent, submitted, failed)).toEqual({ step: 'sent' });
  expect(play(submitted, sent, { type: 'again' })).toEqual(startSubmission);
});

it('a form that failed is written on, with the failure until something is changed', () => {
  expect(play(submitted, failed)).toEqual({ step: 'writing', failure: 'offline' });
  expect(play(submitted, failed, { type: 'edited' })).toEqual(startSubmission);
});

it('a form that is not being sent takes no late answer', () => {
  expect(play(sent, failed)).toEqual(startSubmission);
});

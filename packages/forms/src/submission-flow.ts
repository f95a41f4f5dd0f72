/** The steps of sending what a form holds; what is typed belongs to the form. */
export type Submission<Failure> =
  | { readonly step: 'writing'; readonly failure?: Failure }
  | { readonly step: 'sending' }
  | { readonly step: 'sent' };

export type SubmissionEvent<Failure> =
  | { readonly type: 'submitted' | 'sent' | 'edited' | 'again' }
  | { readonly type: 'failed'; readonly failure: Failure };

export const startSubmission = { step: 'writing' } as const;

/** An event that has no meaning in the current step leaves the state as it is. */
export function submissionFlow<Failure>(
  state: Submission<Failure>,
  event: SubmissionEvent<Failure>,
): Submission<Failure> {
  switch (state.step) {
    case 'writing':
      if (event.type === 'submitted') return { step: 'sending' };
      return event.type === 'edited' && state.failure !== undefined ? startSubmission : state;

    case 'sending':
      if (event.type === 'sent') return { step: 'sent' };
      return event.type === 'failed' ? { step: 'writing', failure: event.failure } : state;

    case 'sent':
      return event.type === 'again' ? startSubmission : state;
  }
}

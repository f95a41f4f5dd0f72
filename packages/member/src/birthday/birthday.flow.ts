import type { ApiFailure } from '@lobby/api-client/request';

/** The steps of setting the birthday, YYYY-MM-DD. It is asked for once more, because it can never be changed. */
export type BirthdayState =
  | { readonly step: 'entering'; readonly birthday: string; readonly failure?: ApiFailure }
  | { readonly step: 'asking'; readonly birthday: string }
  | { readonly step: 'saving'; readonly birthday: string }
  | { readonly step: 'saved' };

export type BirthdayEvent =
  | { readonly type: 'entered'; readonly birthday: string }
  | { readonly type: 'returned' }
  | { readonly type: 'confirmed' }
  | { readonly type: 'saved' }
  | { readonly type: 'failed'; readonly failure: ApiFailure };

export const startBirthday: BirthdayState = { step: 'entering', birthday: '' };

/** An event that has no meaning in the current step leaves the state as it is. */
export function birthdayFlow(state: BirthdayState, event: BirthdayEvent): BirthdayState {
  switch (state.step) {
    case 'entering':
      return event.type === 'entered' ? { step: 'asking', birthday: event.birthday } : state;

    case 'asking':
      if (event.type === 'confirmed') return { step: 'saving', birthday: state.birthday };
      return event.type === 'returned' ? { step: 'entering', birthday: state.birthday } : state;

    case 'saving':
      if (event.type === 'saved') return { step: 'saved' };
      return event.type === 'failed'
        ? { step: 'entering', birthday: state.birthday, failure: event.failure }
        : state;

    case 'saved':
      return state;
  }
}

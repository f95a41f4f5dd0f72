import { type ApiFailure, isSaidBySite } from '@lobby/api-client/request';

/** What is to be entered. */
export interface Wanted {
  /** The code of the venue. */
  readonly enName: string;
  /** Empty: its lobby. */
  readonly gameCode: string;
  /** As it is shown. */
  readonly name: string;
  /** With credits that are no money; open to visitors. */
  readonly isTrial: boolean;
}

/** A tab of its own, or a frame inside the site. */
export type LaunchPlace = 'frame' | 'tab';

interface At {
  readonly wanted: Wanted;
  readonly place: LaunchPlace;
}

/** One way into a game, from the press to its first picture. */
export type LaunchState =
  | { readonly step: 'idle' }
  /** A visitor wants to play: the site asks for a login. */
  | ({ readonly step: 'login-first' } & At)
  | ({
      readonly step: 'launching';
      /** Which press it answers: a late answer to an earlier one says nothing. */
      readonly attempt: number;
      /** How often the answer was lost. */
      readonly lost: number;
      /** The token of the venue had ended, and this is the launch for a new one. */
      readonly isRenewal: boolean;
      /** The member knows that an activity still asks for turnover. */
      readonly isActivity: boolean;
    } & At)
  | ({ readonly step: 'entered'; readonly launchId: string; readonly url: string } & At)
  /** The browser let no tab be opened: a link is offered, whose press may. */
  | ({ readonly step: 'tab-blocked'; readonly url: string } & At)
  /** An activity stands in the way: money first, or in without any. */
  | ({ readonly step: 'transfer-first'; readonly failure: ApiFailure } & At)
  /** @property until when it ends, ms; 0: nobody knows. */
  | ({ readonly step: 'maintenance'; readonly until: number } & At)
  | ({ readonly step: 'failed'; readonly isActivity: boolean; readonly failure: ApiFailure } & At)
  /** The platform found the data of this visit wrong: only entering anew helps. */
  | ({ readonly step: 'abnormal' } & At)
  /** What was answered leads to a place that may not be shown. */
  | ({ readonly step: 'address-refused' } & At);

export type LaunchEvent =
  | ({ readonly type: 'wanted'; readonly attempt: number; readonly isMember: boolean } & At)
  | {
      readonly type: 'launched';
      readonly attempt: number;
      readonly launchId: string;
      readonly url: string;
      /** False: it was to be a tab, and the browser opened none. */
      readonly hasPlace: boolean;
    }
  | { readonly type: 'failed'; readonly attempt: number; readonly failure: ApiFailure }
  /** The game's address is none that may be shown. */
  | { readonly type: 'address-refused'; readonly attempt: number }
  /** Again, after a failure. */
  | { readonly type: 'retried'; readonly attempt: number }
  /** In without a transfer. */
  | { readonly type: 'entered-directly'; readonly attempt: number }
  | { readonly type: 'dismissed' };

/** So many lost answers, and the member is asked whether to go on. */
export const mostLost = 3;

/** An event that has no meaning in the current step leaves the state as it is. */
export function launchFlow(state: LaunchState, event: LaunchEvent): LaunchState {
  if (event.type === 'wanted') {
    const { wanted, place, attempt } = event;
    if (!event.isMember && !wanted.isTrial) return { step: 'login-first', wanted, place };
    return again({ wanted, place }, attempt, false);
  }
  // Its dialog has one way on; a page that is left takes it along.
  if (event.type === 'dismissed') return state.step === 'abnormal' ? state : { step: 'idle' };

  switch (state.step) {
    case 'launching':
      if (!('attempt' in event) || event.attempt !== state.attempt) return state;
      if (event.type === 'launched') return launched(state, event);
      if (event.type === 'address-refused')
        return { step: 'address-refused', wanted: state.wanted, place: state.place };
      return event.type === 'failed' ? afterFailure(state, event.failure) : state;

    case 'transfer-first':
      return event.type === 'entered-directly' ? again(state, event.attempt, true) : state;

    case 'failed':
      return event.type === 'retried' ? again(state, event.attempt, state.isActivity) : state;

    case 'abnormal':
    case 'maintenance':
      return event.type === 'retried' ? again(state, event.attempt, false) : state;

    case 'idle':
    case 'login-first':
    case 'entered':
    case 'tab-blocked':
    case 'address-refused':
      return state;
  }
}

type Launching = Extract<LaunchState, { step: 'launching' }>;

function again({ wanted, place }: At, attempt: number, isActivity: boolean): Launching {
  return { step: 'launching', wanted, place, attempt, lost: 0, isRenewal: false, isActivity };
}

function launched(
  { wanted, place }: Launching,
  { launchId, url, hasPlace }: Extract<LaunchEvent, { type: 'launched' }>,
): LaunchState {
  return hasPlace
    ? { step: 'entered', wanted, place, launchId, url }
    : { step: 'tab-blocked', wanted, place, url };
}

function afterFailure(state: Launching, failure: ApiFailure): LaunchState {
  const { wanted, place, isActivity } = state;
  if (failure.kind !== 'refused') {
    const lost = state.lost + 1;
    // Without an answer nobody knows whether it was launched. Launching again answers the running session.
    return isUnanswered(failure) && lost < mostLost
      ? { ...state, lost }
      : { step: 'failed', wanted, place, isActivity, failure };
  }
  // Launched again at once, and once alone.
  if (failure.name === 'wallet-token-expired' && !state.isRenewal) return { ...state, isRenewal: true };
  if (failure.name === 'uid-verification-error') return { step: 'abnormal', wanted, place };
  if (failure.name === 'venue-under-maintenance')
    return { step: 'maintenance', wanted, place, until: untilOf(failure.data) };
  if (failure.name === 'venue-activity' && !isActivity)
    return { step: 'transfer-first', wanted, place, failure };
  // The site has said it already, with what can be done: a second dialog would only wait behind that one.
  if (isSaidBySite(failure)) return { step: 'idle' };
  return { step: 'failed', wanted, place, isActivity, failure };
}

function isUnanswered({ kind }: ApiFailure): boolean {
  return kind !== 'refused' && kind !== 'unknown-code' && kind !== 'aborted';
}

/** When a maintenance ends, as the refusal says it. */
function untilOf(data: unknown): number {
  const until = (data as { readonly until?: unknown } | null | undefined)?.until;
  return typeof until === 'number' && Number.isSafeInteger(until) && until > 0 ? until : 0;
}

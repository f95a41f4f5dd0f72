import type { CallSportsbook } from '../endpoints/sportsbook.ts';
import { readSession } from '../session/page-session.ts';

/** The venue token of the moment, and how another one is got. */
export interface VenueEntry {
  token(): string;
  /** The id of the member of the moment; empty without one. */
  member(): string;
  /** Launches the venue again, once for all who ask meanwhile. @returns whether there is a new token. */
  renew(): Promise<boolean>;
}

/**
 * Asks once more with a new token where the old one has ended, so that nobody notices. A bet is sent again under its
 * operation id, which makes it once; where another member has logged in meanwhile, in another tab, nothing is sent again.
 */
export function askAnew(call: CallSportsbook, entry: VenueEntry): CallSportsbook {
  return async (method, request, options) => {
    const sentWith = entry.token();
    const sentBy = entry.member();
    const answer = await call(method, request, options);
    if (answer.ok || answer.failure.kind !== 'refused' || answer.failure.name !== 'wallet-token-expired')
      return answer;
    // Another question may have got one since this one was sent.
    const isNew = entry.token() !== sentWith || (await entry.renew());
    const isWanted = entry.member() === sentBy && !options?.signal?.aborted;
    return isNew && isWanted ? call(method, request, options) : answer;
  };
}

/** The entry of whoever is logged in. @param launch the venue; false where it gave no token. */
export function venueEntry(token: () => string, launch: () => Promise<boolean>): VenueEntry {
  let renewing: Promise<boolean> | undefined;
  return {
    token,
    member: () => readSession()?.userId ?? '',
    renew() {
      renewing ??= launch().finally(() => {
        renewing = undefined;
      });
      return renewing;
    },
  };
}

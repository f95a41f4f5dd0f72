import type { Member } from './context.ts';
import type { Refusal } from './refusal.ts';

/** Whose call it is: what the pipeline of every call asks about the token that came with it. */
export interface Sessions {
  /**
   * The member of a live token of this site; undefined for anything else.
   * @param now ms since the epoch.
   * @param touch false: the call was not the member's doing, and keeps no session alive.
   */
  find(
    token: string,
    siteId: string,
    now: number,
    options: { readonly touch: boolean },
  ): Promise<Member | undefined>;
  /**
   * The refusal for a token without a live session; its data has how the session was ended, if it was (`{ended:
   * 'elsewhere'}`).
   */
  refusalOf(token: string): Promise<Refusal>;
}

import type { RefusalReason } from '@lobby/api-client/refusal-reasons';
import type { CallerNetwork } from './caller-network.ts';
import { Refusal } from './refusal.ts';

/** Undoes the count, if its window is still the current one. */
export type TakeBack = () => Promise<void>;

/** A budget per key. */
export interface Limit<Key extends string = string> {
  /** Takes a point; refuses with 'frequent-submission' when none is left, which takes none. */
  spend(key: Key): Promise<TakeBack>;
}

/** Counts without refusing, for callers that decide by the number. */
export interface Tally<Key extends string = string> {
  /** One more; answers how many now. */
  add(key: Key): Promise<{ readonly count: number; readonly takeBack: TakeBack }>;
}

export interface Limits {
  /** All calls of an address, and of a member. Counted by each process for itself: they only stop floods. */
  callsPerAddress: Limit<CallerNetwork>;
  callsPerMember: Limit;
  /**
   * Wrong passwords: of a network on any name, and of a name with its network or with one of its own devices.
   * Counted across instances: guessing must not profit from more servers.
   */
  loginTriesPerNetwork: Limit<CallerNetwork>;
  loginTries: Limit;
  /** The same by name, by network and by device, for a quarter of an hour: they set the price of a try. Across instances. */
  loginFailures: Tally;
  /** Puzzles asked for and answered. */
  captchasPerAddress: Limit<CallerNetwork>;
  /** Codes asked for by an address, by SMS, e-mail or voice. Across instances. */
  codesPerAddress: Limit<CallerNetwork>;
  /** Pictures sent by a member. Across instances. */
  picturesPerMember: Limit;
  /** Notes of a moderator on whoever writes in the rooms, none of which is ever removed. Across instances. */
  notesPerMember: Limit;
  /** Challenges for passkeys that a member asks for, and answers to them. Across instances. */
  passkeysPerMember: Limit;
  /** Launches of a venue by a member, each of which is stored. Across instances. */
  launchesPerMember: Limit;
  /** Games that an address opens without an account. By each process for itself. */
  trialsPerAddress: Limit<CallerNetwork>;
  /** New accounts of an address. Across instances. */
  registrationsPerAddress: Limit<CallerNetwork>;
  /** Wrong gift codes of a member, and of a network. Across instances: guessing must not profit from more servers. */
  giftCodesPerMember: Limit;
  giftCodesPerNetwork: Limit<CallerNetwork>;
  /** Devices of an address that are warned of their region, each of which is stored. By each process for itself. */
  warningsPerAddress: Limit<CallerNetwork>;
  /** Opinions of an address on pages of the help. By each process for itself. */
  marksPerAddress: Limit<CallerNetwork>;
}

/** A statement for the newest of what somebody did since a window began, the newest first: when, as `at`, ms. */
interface Newest {
  offset(count: number): { executeTakeFirst(): Promise<{ readonly at: bigint } | undefined> };
}

interface Frequency {
  readonly most: number;
  readonly windowMs: number;
  /** What the caller is told beside the code. */
  readonly reason: RefusalReason;
}

/**
 * Limits what somebody does within a window by the rows that it leaves.
 * @throws Refusal 'frequent-submission' with `retryAt`: when the one that has to leave the window does.
 */
export async function refuseFrequent(newest: Newest, { most, windowMs, reason }: Frequency): Promise<void> {
  const last = await newest.offset(most - 1).executeTakeFirst();
  if (!last) return;
  throw new Refusal('frequent-submission', { reason, data: { retryAt: Number(last.at) + windowMs } });
}

import type { GameKind, RoundEvent } from '@lobby/games';

/** What the server says of the session; amounts are yuan with two digits. */
export interface SessionState<Rules = unknown> {
  readonly game: string;
  readonly kind: GameKind;
  readonly name: { readonly 'zh-CN': string; readonly 'zh-TW': string };
  readonly rules: Rules;
  readonly sheet: {
    readonly returnPercent: string;
    readonly hitPercent: string;
    readonly volatility: number;
    /** What of a stake feeds the shared jackpot, which is not in the return; empty: it has none. */
    readonly jackpotPercent: string;
  };
  readonly stakes: { readonly min: string; readonly max: string; readonly step: string };
  readonly cycleMs: number;
  readonly market: {
    /** All that one round may take, yuan. */
    readonly mostOnRound: string;
    /** From now until the player is told what the session came to, ms. */
    readonly realityCheckMs: number;
    readonly age: number;
  };
  readonly isTrial: boolean;
  readonly origins: readonly string[];
  readonly balance: string;
  /** A round that waits for a move. */
  readonly waiting?: PlayedRound;
  readonly seeds: Seeds;
}

/** What the next rounds are drawn from, as far as it is told before. */
export interface Seeds {
  readonly commitment: string;
  readonly clientSeed: string;
  readonly nonce: number;
  readonly nextCommitment: string;
}

/** A pair of seeds that no more round is drawn from. */
export interface Revealed {
  readonly serverSeed: string;
  readonly commitment: string;
  readonly clientSeed: string;
  readonly rounds: number;
}

/** A round that was played. */
export interface PlayedRound<Event extends RoundEvent = RoundEvent> {
  readonly id: string;
  /** Of a round that all players of a table share. */
  readonly number: number | null;
  /** One unit of what was bet. */
  readonly stake: string;
  readonly staked: string;
  readonly win: string;
  /** What of the win came out of the shared jackpot. */
  readonly poolWin: string;
  /** What it won beyond what it took; below nothing when it lost. */
  readonly net: string;
  readonly before: string;
  readonly after: string;
  readonly at: number;
  readonly events: readonly Event[];
  /** The moves that it waits for; none when it is over. */
  readonly open: readonly string[];
  /** How many moves were made, and how long it waits for the next, ms. */
  readonly position: number;
  readonly waitsMs: number;
  /** What the player has, where it may have changed beside the round. */
  readonly balance?: string;
}

/** A shared jackpot: what it holds, and by how much it grows a second. */
export interface Pool {
  readonly amount: string;
  readonly perSecond: string;
}

/** What a session came to so far; amounts are yuan with two digits. */
export interface Played {
  readonly minutes: number;
  readonly staked: string;
  readonly returned: string;
  readonly net: string;
  /** From now until the player is told of it, ms. */
  readonly dueMs: number;
}

/** Money that was moved into or out of the purse. */
export interface Moved {
  readonly direction: 'in' | 'out';
  readonly amount: string;
  readonly at: number;
}

/** Why the server did not do what was asked; `unreachable`: whether it did is not known. */
export interface Refused {
  readonly reason: string;
  readonly waitMs?: number;
  /** What the market lets a round take, yuan. */
  readonly most?: number;
}

const patienceMs = 8_000;

/** Says on `window` that nothing is played before the player has read what the session came to. */
export const realityDue = 'reality-check';

/** Exchanges the token of the address for a session. */
export async function openSession(
  token: string,
): Promise<{ readonly key: string; readonly state: SessionState } | Refused> {
  const opened = await call<SessionState & { key: string }>('/session', { token });
  return 'reason' in opened ? opened : { key: opened.key, state: opened };
}

/** Says that this page goes, which waits for no answer. */
export function tellGone(key: string): void {
  void fetch('/shown', {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify({ isShown: false }),
  }).catch(() => {});
}

/** The calls of a page with a session. */
export function sessionCalls<Event extends RoundEvent>(key: string) {
  return {
    state: () => call<SessionState>('/session', undefined, key),
    /** The same id again answers the same round. */
    play: (id: string, stake: string, choice: object = {}) =>
      call<PlayedRound<Event>>('/round', { id, stake, choice }, key),
    /** The same move at the same position is made once. */
    move: (round: string, position: number, move: string) =>
      call<PlayedRound<Event>>(`/round/${round}/move`, { position, move }, key),
    /** What became of a round. */
    round: (id: string) => call<PlayedRound<Event>>(`/round/${id}`, undefined, key),
    changeSeeds: (clientSeed: string) =>
      call<SessionState & { revealed: Revealed }>('/seeds', { clientSeed }, key),
    pool: () => call<Pool>('/pool', undefined, key),
    /** Says that this page shows its game. */
    shown: () => call<object>('/shown', { isShown: true }, key),
    rounds: () =>
      call<{ rounds: readonly PlayedRound<Event>[]; transfers: readonly Moved[] }>('/rounds', undefined, key),
  };
}
export type SessionCalls<Event extends RoundEvent = RoundEvent> = ReturnType<typeof sessionCalls<Event>>;

/** Asks the server; what came of a call without a readable answer is not known. */
export async function call<Answer>(
  path: string,
  body: object | undefined,
  key?: string,
): Promise<Answer | Refused> {
  try {
    const response = await fetch(path, {
      method: body ? 'POST' : 'GET',
      signal: AbortSignal.timeout(patienceMs),
      headers: {
        'content-type': 'application/json',
        ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const answer: unknown = await response.json();
    if (response.ok) return answer as Answer;
    const isRefusal = typeof answer === 'object' && answer !== null && 'reason' in answer;
    if (isRefusal && answer.reason === realityDue) dispatchEvent(new Event(realityDue));
    // Only what was refused with a reason did surely not happen.
    return isRefusal && response.status < 500 ? (answer as Refused) : { reason: 'unreachable' };
  } catch {
    return { reason: 'unreachable' };
  }
}

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
  };
  readonly stakes: { readonly min: string; readonly max: string; readonly step: string };
  readonly cycleMs: number;
  readonly isTrial: boolean;
  readonly origins: readonly string[];
  readonly balance: string;
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
  readonly staked: string;
  readonly win: string;
  readonly before: string;
  readonly after: string;
  readonly at: number;
  readonly events: readonly Event[];
}

/** Why the server did not do what was asked; `unreachable`: whether it did is not known. */
export interface Refused {
  readonly reason: string;
  readonly waitMs?: number;
}

const patienceMs = 8_000;

/** Exchanges the token of the address for a session. */
export async function openSession(
  token: string,
): Promise<{ readonly key: string; readonly state: SessionState } | Refused> {
  const opened = await call<SessionState & { key: string }>('/session', { token });
  return 'reason' in opened ? opened : { key: opened.key, state: opened };
}

/** The calls of a page with a session. */
export function sessionCalls<Event extends RoundEvent>(key: string) {
  return {
    state: () => call<SessionState>('/session', undefined, key),
    /** The same id again answers the same round. */
    play: (id: string, stake: string) => call<PlayedRound<Event>>('/round', { id, stake }, key),
    changeSeeds: (clientSeed: string) =>
      call<SessionState & { revealed: Revealed }>('/seeds', { clientSeed }, key),
    rounds: () => call<{ rounds: readonly PlayedRound<Event>[] }>('/rounds', undefined, key),
  };
}
export type SessionCalls<Event extends RoundEvent = RoundEvent> = ReturnType<typeof sessionCalls<Event>>;

async function call<Answer>(path: string, body: object | undefined, key?: string): Promise<Answer | Refused> {
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
    // Only what was refused with a reason did surely not happen.
    return isRefusal && response.status < 500 ? (answer as Refused) : { reason: 'unreachable' };
  } catch {
    return { reason: 'unreachable' };
  }
}

import type { Refused } from '../server.ts';
import { wait } from './wait.ts';

/** How long it waits before it asks for a round again whose answer was lost, ms. */
const pauses = [500, 1_000, 2_000, 4_000];

interface Ways<Answer extends object> {
  /** The same id again answers the same round. */
  readonly send: () => Promise<Answer | Refused>;
  readonly cycleMs: number;
  /** The answer is late, and it is not known what became of the round. */
  readonly onLost: () => void;
}

/** Asks until it is known what became of a round: its id is the same each time, so it is played once. */
export async function askRound<Answer extends object>({
  send,
  cycleMs,
  onLost,
}: Ways<Answer>): Promise<Answer | Refused> {
  for (let tries = 0; ; tries += 1) {
    const answer = await send();
    if (!('reason' in answer)) return answer;
    if (answer.reason === 'too-soon') await wait(answer.waitMs ?? cycleMs);
    else if (answer.reason === 'unreachable') {
      onLost();
      await wait(pauses[Math.min(tries, pauses.length - 1)] ?? 0);
    } else return answer;
  }
}

/** A UUID; `crypto.randomUUID` is not there on a page without TLS. */
export function newRoundId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const digits = Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

import { boundedQueue } from '@lobby/platform-kernel/calls/bounded-queue';

/**
 * Frames of one network that are answered at once; more wait for their turn, so that nobody holds every connection to
 * the database (docs/rules.md#chat).
 */
export const ANSWERED_AT_ONCE = 4;

/** What a connection has of its network. */
export interface Place {
  /** Answers a frame when it is the turn of the network. */
  inTurn(answer: () => Promise<void>): Promise<void>;
  /** The connection is closed. Called more than once, it counts once. */
  giveBack(): void;
}

/** Counts the connections of each network, which share its turn. @param most connections of one network. */
export function createPlaces(most: number) {
  const networks = new Map<string, { taken: number; readonly inTurn: ReturnType<typeof boundedQueue> }>();
  return {
    /** @returns undefined: the network has as many as it may. */
    take(network: string): Place | undefined {
      const known = networks.get(network) ?? {
        taken: 0,
        // Each connection waits with one frame at most.
        inTurn: boundedQueue({ atOnce: ANSWERED_AT_ONCE, waiting: Number.POSITIVE_INFINITY }),
      };
      if (known.taken >= most) return undefined;
      known.taken += 1;
      networks.set(network, known);
      let isGiven = false;
      return {
        inTurn: known.inTurn,
        giveBack() {
          if (isGiven) return;
          isGiven = true;
          known.taken -= 1;
          if (known.taken === 0) networks.delete(network);
        },
      };
    },
  };
}

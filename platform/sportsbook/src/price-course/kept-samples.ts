import { setImmediate as letOthersRun } from 'node:timers/promises';
import { boundedQueue } from '@lobby/platform-kernel/calls/bounded-queue';

/** A course that is not in memory takes up to half a second of a core, and anybody may ask: one at a time. */
const inHand = { atOnce: 1, waiting: 40 };

interface Asked<Rows, Sample> {
  readonly moments: readonly number[];
  /** Reads what the samples of these moments are made of: of those that are not in memory, and of now. */
  read(moments: readonly number[]): Promise<Rows>;
  sampleAt(rows: Rows, at: number): Sample;
}

/**
 * Keeps the samples of courses in memory, those that were asked for last, and makes only what is missing, one course at
 * a time.
 * @param most courses that are kept.
 */
export function keepSamples<Sample>(most: number) {
  const kept = new Map<string, ReadonlyMap<number, Sample>>();
  const inTurn = boundedQueue(inHand);
  return {
    /** The samples of a course at its moments, in their order, and what those of now are made of. */
    samplesOf<Rows>(name: string, now: number, { moments, read, sampleAt }: Asked<Rows, Sample>) {
      return inTurn(async () => {
        const known = kept.get(name);
        const rows = await read([...moments.filter(at => !known?.has(at)), now]);
        const samples = new Map<number, Sample>();
        for (const at of moments) {
          const sample = known?.get(at);
          samples.set(at, sample ?? sampleAt(rows, at));
          if (!sample) await letOthersRun();
        }
        kept.delete(name);
        kept.set(name, samples);
        const [oldest] = kept.keys();
        if (kept.size > most && oldest !== undefined) kept.delete(oldest);
        return { samples: [...samples.values()], rows };
      });
    },
  };
}

import { Refusal } from './refusal.ts';

/** Runs work in its turn, at most so much at once; more than may wait is refused with 'system-busy'. */
export function boundedQueue({ atOnce, waiting }: { readonly atOnce: number; readonly waiting: number }) {
  let running = 0;
  const queue: (() => void)[] = [];
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw new Refusal('system-busy');
      // A finished call hands its slot to the next one, so `running` is unchanged.
      await new Promise<void>(resolve => queue.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

import { Refusal } from '../kernel/refusal.ts';

/** Bodies with a file that a process reads at once, and of one caller: 4 MiB each. */
const mostAtOnce = 8;
const mostOfOne = 3;

/** Limits how many bodies with a file are held in memory at once. */
export interface FileRooms {
  /** Takes a place; hands back the function that gives it back. @throws Refusal 'system-busy' when there is none. */
  take(caller: string): () => void;
}

export function createFileRooms(): FileRooms {
  const taken = new Map<string, number>();
  let all = 0;
  return {
    take(caller) {
      const own = taken.get(caller) ?? 0;
      if (all >= mostAtOnce || own >= mostOfOne) throw new Refusal('system-busy');
      all += 1;
      taken.set(caller, own + 1);
      return () => {
        all -= 1;
        const left = (taken.get(caller) ?? 1) - 1;
        if (left === 0) taken.delete(caller);
        else taken.set(caller, left);
      };
    },
  };
}

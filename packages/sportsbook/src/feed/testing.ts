import type { WireGame } from '@lobby/api-client/contract/game/sportsbook';
import type { Wake } from '@lobby/api-client/wake';

/** A live match as the platform sends it, main markets only; override what a test is about. */
export function wireGame(changes: Partial<WireGame> = {}): WireGame {
  return {
    gid: '7001',
    gidm: '7001',
    hgid: '7002',
    ecid: '900',
    gtype: 'FT',
    lid: 'EPL',
    league: '英超',
    team_id_h: 't1',
    team_id_c: 't2',
    team_h: '富勒姆',
    team_c: '伯恩利',
    strong: 'C',
    hstrong: 'C',
    datetime: '1795000000000',
    is_rb: 'Y',
    gopen: 'Y',
    re_time: '2H^71:20',
    score_h: '1',
    score_c: '2',
    hscore_h: '1',
    hscore_c: '0',
    redcard_h: '1',
    redcard_c: '0',
    more_count: '24',
    ver: '10',
    ratio_re: '0 / 0.5',
    ior_REH: '0.83',
    ior_REC: '1.05',
    ratio_rouo: '3.5',
    ior_ROUC: '0.92',
    ior_ROUH: '0.94',
    ior_RMH: '2.95',
    ior_RMN: '3.60',
    ior_RMC: '2.41',
    ratio_hre: '0',
    ior_HREH: '',
    ior_HREC: '',
    // In the first half there is no half-time score yet.
    ...(changes.re_time?.startsWith('1H') && { hscore_h: '', hscore_c: '' }),
    ...changes,
  };
}

/** The same match before kick-off. */
export function wireGameBefore(changes: Partial<WireGame> = {}): WireGame {
  const plainFields = Object.entries(wireGame()).filter(([field]) => !/^(ior_|ratio)/.test(field));
  return {
    // Safe: only prices and lines were left out, and those are optional.
    ...(Object.fromEntries(plainFields) as WireGame),
    is_rb: 'N',
    re_time: '',
    score_h: '',
    score_c: '',
    hscore_h: '',
    hscore_c: '',
    redcard_h: '0',
    ratio: '0.5',
    ior_RH: '0.90',
    ior_RC: '0.98',
    ior_MH: '1.95',
    ior_MN: '3.40',
    ior_MC: '3.80',
    ...changes,
  };
}

/** Frames that the test fires by hand. */
export function manualFrames() {
  let tasks: (() => void)[] = [];
  return {
    schedule(task: () => void): () => void {
      tasks.push(task);
      return () => {
        tasks = tasks.filter(other => other !== task);
      };
    },
    /** One frame passes. */
    next(): void {
      const due = tasks;
      tasks = [];
      for (const task of due) task();
    },
    waiting: () => tasks.length,
  };
}

/** A page that the test hides and wakes. */
export function manualPage() {
  const listeners = new Set<(why?: Wake) => void>();
  const page = {
    hidden: false,
    isHidden: () => page.hidden,
    listen(listener: (why?: Wake) => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    wake(why?: Wake): void {
      for (const listener of [...listeners]) listener(why);
    },
    listeners: () => listeners.size,
  };
  return page;
}

/** A clock that the test moves by hand. */
export function manualTime(start = 0) {
  let time = start;
  return {
    now: () => time,
    pass(ms: number): void {
      time += ms;
    },
  };
}

import { writeSync } from 'node:fs';
import pg from 'pg';

/** Where a process ends, without a goodbye: around its nth commit, or a statement outside of transactions that writes. */
export interface Death {
  /** From 1. */
  readonly nth: number;
  readonly side: 'before' | 'after';
}

/** Not the claim of a job, which begins with WITH: who dies before the next commit leaves it. */
const writes = /^\s*(?:insert into|update|delete from)\s+"?(\w+)/i;

/**
 * From now on this process kills itself there, and says first which tables were being written. Every step of a saga that
 * another process could find begins or ends at one of these.
 */
export function dieAtCommit({ nth, side }: Death): void {
  let count = 0;
  const written = new WeakMap<object, Set<string> | undefined>();
  const send = pg.Client.prototype.query as (this: pg.Client, ...args: unknown[]) => unknown;

  async function query(this: pg.Client, ...args: unknown[]): Promise<unknown> {
    const [first] = args;
    // A statement of a pool, outside of transactions: who dies before or after it leaves no step.
    if (typeof args.at(-1) === 'function') return send.apply(this, args);
    const text = typeof first === 'string' ? first : String((first as { text?: string }).text);
    if (/^begin/i.test(text)) written.set(this, new Set());
    const open = written.get(this);
    const table = writes.exec(text)?.[1];
    if (open && table) open.add(table);
    const ends = /^commit/i.test(text) ? open : open || !table ? undefined : new Set([table]);
    if (/^(commit|rollback)/i.test(text)) written.delete(this);
    if (!ends?.size) return send.apply(this, args);
    count += 1;
    const isIt = count === nth;
    if (isIt) writeSync(1, `${side} commit ${nth}: ${[...ends].join(', ')}\n`);
    if (isIt && side === 'before') process.kill(process.pid, 'SIGKILL');
    const answer = await send.apply(this, args);
    if (isIt) process.kill(process.pid, 'SIGKILL');
    return answer;
  }
  Object.assign(pg.Client.prototype, { query });
}

import type { Context } from '@lobby/platform-kernel/calls/context';
import type { Logger } from 'pino';

/** A log that is created on its first entry: creating one takes as long as a whole call without a query. */
export type LazyLog = () => Logger;

export function lazyLog(make: () => Logger): LazyLog {
  let made: Logger | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** The context of a handler, whose `log` is created on first use. */
export function withLog(facts: Omit<Context, 'log'>, log: LazyLog): Context {
  return {
    ...facts,
    get log() {
      return log();
    },
  };
}

import { Refusal } from '@lobby/platform-kernel/calls/refusal';

/** "done", or why a deed was refused. @throws what is no refusal. */
export const outcomeOf = (deed: Promise<unknown>): Promise<string> =>
  deed.then(
    () => 'done',
    error => (error instanceof Refusal ? String(error.reason ?? error.result) : Promise.reject(error)),
  );

/** Deeds that begin at the same time. */
export const atOnce = <T>(count: number, deed: (n: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, n) => deed(n)));

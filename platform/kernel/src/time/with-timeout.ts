/**
 * An answer from outside, unless it takes longer than `ms`; what comes later is dropped, and what it did is not known.
 * @param who for the error, e.g. "the venue". @throws Error when it takes too long, and whatever the answer fails with.
 */
export function withTimeout<Answer>(answer: Promise<Answer>, ms: number, who: string): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${who} did not answer within ${ms} ms`)), ms);
    timer.unref();
  });
  return Promise.race([answer, timeout]).finally(() => clearTimeout(timer));
}

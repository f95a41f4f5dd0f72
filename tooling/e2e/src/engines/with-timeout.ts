/** Longer than a busy machine takes for a page: what has not answered by then hangs. */
const patienceMs = 60_000;

/** Asks a browser one thing at a time. */
export type Ask = <T>(what: string, answer: () => Promise<T>) => Promise<T>;

/**
 * What a browser is asked for ends, answered or not: a browser that hangs would keep its test until the test's time is
 * over, and what is asked of it afterwards too.
 * @param browser its name in the error.
 */
export function withTimeout(browser: string, forMs = patienceMs): Ask {
  let hangs: Error | undefined;
  return async (what, answer) => {
    if (hangs) throw hangs;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        hangs ??= new Error(`${browser} hangs: no answer to ${what} in ${forMs / 1000} s.`);
        reject(hangs);
      }, forMs);
    });
    return Promise.race([answer(), late]).finally(() => clearTimeout(timer));
  };
}

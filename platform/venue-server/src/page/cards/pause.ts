/** @param ms how long something is seen before the next follows. */
export const pause = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms));

/** For the first look at something that is loaded on demand: a busy machine may need longer than a second. */
export const patient = { timeout: 10_000 } as const;

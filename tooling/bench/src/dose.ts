/** `npm run bench -- --smoke`: every measurement runs, as small as it can be; its figures mean nothing. */
export const isSmoke = process.argv.includes('--smoke');

/** How much is measured; in a smoke run the smallest that takes the same way. */
export const dose = (full: number, smallest: number): number => (isSmoke ? smallest : full);

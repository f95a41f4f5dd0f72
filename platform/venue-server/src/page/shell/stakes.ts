/** Stakes that are offered one after the other: the usual steps between the least and the most, in yuan. */
export function stakesBetween({
  min,
  max,
  step,
}: {
  min: string;
  max: string;
  step: string;
}): readonly string[] {
  const [least, most, each] = [min, max, step].map(fenOf) as [number, number, number];
  const usual = [1, 2, 5].flatMap(digit => [100, 1_000, 10_000, 100_000].map(power => digit * power));
  const fitting = usual.filter(fen => fen >= least && fen <= most && (fen - least) % each === 0);
  return [...new Set([least, ...fitting.sort((one, other) => one - other), most])].map(yuanOf);
}

/** Fen of an amount with two digits: these are below 2^53, and whole. */
export const fenOf = (yuan: string) => Number(yuan.replace('.', ''));

/** An amount with two digits of fen. */
export const yuanOf = (fen: number) => `${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, '0')}`;

import type { Generator } from '../generator.ts';

/** What there is to make. */
export function helpOfAll(generators: readonly Generator[]): string {
  const lines = generators.map(({ kind, what }) => `  ${kind.padEnd(10)}${what}`);
  return [
    'npm run new                            asks for everything',
    'npm run new <kind> <name>              asks for the rest',
    'npm run new <kind> -- --help           its flags, for scripts',
    '',
    ...lines,
  ].join('\n');
}

/** The flags of one generator; without a terminal, what is not said is taken as usual. */
export function helpOf({ kind, what, questions }: Generator): string {
  const [first, ...rest] = questions;
  const lines = rest.map(({ flag, asks, usually }) => {
    const taken = typeof usually === 'string' ? ` (usually: ${usually || 'none'})` : '';
    return `  --${flag.padEnd(12)}${asks}${taken}`;
  });
  return [
    `npm run new ${kind} <${first?.flag}> -- [flags]   ${what}`,
    '',
    `  ${first?.flag.padEnd(14)}${first?.asks}`,
    ...lines,
  ].join('\n');
}

import type { Draft } from '../draft/draft.ts';
import type { Generator, Question } from '../generator.ts';

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
export function helpOf({ kind, what, questions }: Generator, draft: Draft): string {
  const [first, ...rest] = questions;
  const lines = rest.map(question => {
    const notes = [choicesOf(question, draft), usualOf(question)].filter(Boolean).join('; ');
    return `  --${question.flag.padEnd(12)}${question.asks}${notes && ` (${notes})`}`;
  });
  return [
    `npm run new ${kind} <${first?.flag}> -- [flags]   ${what}`,
    '',
    `  ${first?.flag.padEnd(14)}${first?.asks}`,
    ...lines,
  ].join('\n');
}

function choicesOf({ choices }: Question, draft: Draft): string | undefined {
  const names = choices?.(draft, {}).filter(Boolean);
  return names?.length ? `one of ${names.join(', ')}` : undefined;
}

function usualOf({ usually }: Question): string | undefined {
  if (typeof usually === 'function') return 'has a usual answer';
  return usually === undefined ? undefined : `usually: ${usually || 'none'}`;
}

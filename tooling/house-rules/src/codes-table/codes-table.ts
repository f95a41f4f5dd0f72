import { resultCodes } from '@lobby/api-client/result-codes';

const heads = ['code', 'name', 'the client', 'may have run'];

/** The catalogue of result codes as the table of `docs/wire-protocol.md`; words stand with the codes alone. */
export function codesTable(): string {
  const rows = Object.entries(resultCodes).map(([code, { name, outcome, mayHaveRun }]) => [
    code,
    `\`${name}\``,
    outcome,
    mayHaveRun,
  ]);
  const lines = [heads, heads.map(() => '---'), ...rows].map(cells => `| ${cells.join(' | ')} |`);
  return lines.join('\n');
}

const marks = ['<!-- codes -->', '<!-- /codes -->'] as const;

/** The page with its table written anew. @throws Error when the page has no place for it. */
export function withCodes(page: string): string {
  const [begin, end] = [page.indexOf(marks[0]), page.indexOf(marks[1])];
  if (begin < 0 || end < begin)
    throw new Error(`docs/wire-protocol.md must hold ${marks[0]} and ${marks[1]} around its table of codes.`);
  return `${page.slice(0, begin + marks[0].length)}\n\n${codesTable()}\n\n${page.slice(end)}`;
}

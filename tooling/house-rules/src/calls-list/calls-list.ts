import { type Call, contract } from '@lobby/api-client/contract';
import { everyMethod } from '@lobby/api-client/contract/game/every-method';
import type { SportsbookMethod } from '@lobby/api-client/contract/game/method';
import { clientFrames, messageIds, serverFrames } from '@lobby/chat-socket/protocol';
import { type Schema, shapeText } from './shape.ts';

/** A row of the contract, or a method of the sportsbook. */
export interface Row {
  readonly name: string;
  readonly access: string;
  readonly money: boolean;
  readonly request: Schema;
  readonly answer: Schema;
  readonly empty: unknown;
}

const rowOf = (name: string, row: Call | SportsbookMethod): Row => ({
  name,
  access: row.access,
  money: row.money === true,
  // Safe: what is read of a schema is there in every type of it.
  request: row.request as unknown as Schema,
  answer: row.answer as unknown as Schema,
  empty: row.empty,
});

/** Every call of the contract. */
export const calls: readonly Row[] = Object.values(contract)
  .flatMap(resource => Object.values<Call>(resource))
  .map(call => rowOf(`${call.method} ${call.path}`, call));

/** Every method of `venue/resource`. */
export const methods: readonly Row[] = everyMethod.map(row => rowOf(row.method, row));

/** Whether a shape has so many fields or choices that it is written out once. */
const isLong = ({ entries = {}, options = [] }: Schema) =>
  Object.keys(entries).length > 5 || options.length > 7;

/** The fields of every call and method, line by line, as they stand in `docs/wire-protocol.md`. */
export function callsList(): string {
  const first = new Map<Schema, string>();
  const lines = [...calls, ...methods].flatMap(row => {
    const seen = new Set<Schema>();
    const said = (schema: Schema) => {
      const before = first.get(schema);
      if (before !== undefined && before !== row.name) return `<as of ${before}>`;
      if (isLong(schema) || schema.type === 'variant') seen.add(schema);
      return undefined;
    };
    const who = [row.access, row.money && 'money'].filter(Boolean).join(', ');
    const shapes = [
      ...wrapped(`  → ${shapeText(row.request, said)}`),
      ...wrapped(`  ← ${row.answer.type === 'nullish' ? 'nothing' : shapeText(row.answer, said)}`),
      ...(row.empty === undefined ? [] : wrapped(`  6303 is ${JSON.stringify(row.empty)}`)),
    ];
    for (const schema of seen) first.set(schema, row.name);
    return [`${row.name} (${who})`, ...shapes];
  });
  return ['```text', ...lines, '```'].join('\n');
}

/** The frames of the chat, both ways, as they stand in `docs/chat-protocol.md`. */
export function framesList(): string {
  const frames = (of: typeof clientFrames | typeof serverFrames, arrow: string) =>
    Object.entries(of).flatMap(([name, schema]) =>
      wrapped(
        `${messageIds[name as keyof typeof messageIds]} ${name} ${arrow} ${shapeText(schema as unknown as Schema, () => undefined)}`,
      ),
    );
  return ['```text', ...frames(clientFrames, '→'), ...frames(serverFrames, '←'), '```'].join('\n');
}

/** A line in pieces of some hundred characters, broken between fields and choices. */
function wrapped(line: string): string[] {
  return line.split(/(?<=,|\|) /).reduce<string[]>((pieces, part) => {
    const last = pieces.at(-1);
    if (last === undefined || last.length + part.length > 110)
      pieces.push(last === undefined ? part : `    ${part}`);
    else pieces[pieces.length - 1] = `${last} ${part}`;
    return pieces;
  }, []);
}

/** What is listed between marks of a page. */
type Listed = 'calls' | 'frames';

/** A page in two parts: what people wrote, and the list between its marks. @throws Error without them. */
export function splitPage(
  page: string,
  of: Listed = 'calls',
): {
  readonly before: string;
  readonly list: string;
  readonly after: string;
} {
  const [first, last] = [`<!-- ${of} -->`, `<!-- /${of} -->`];
  const [begin, end] = [page.indexOf(first) + first.length, page.indexOf(last)];
  if (begin < first.length || end < begin)
    throw new Error(`The page must hold ${first} and ${last} around its list of ${of}.`);
  return { before: page.slice(0, begin), list: page.slice(begin, end).trim(), after: page.slice(end) };
}

/** The page with its list written anew. */
export function withList(page: string, of: Listed): string {
  const { before, after } = splitPage(page, of);
  return `${before}\n\n${of === 'calls' ? callsList() : framesList()}\n\n${after}`;
}

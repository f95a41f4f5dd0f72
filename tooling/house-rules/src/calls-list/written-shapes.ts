import { type Row, splitPage } from './calls-list.ts';

/** A payload or an answer that a sentence or a table of the page gives of a call. */
export interface WrittenShape {
  readonly row: Row;
  readonly part: 'request' | 'answer';
  /** As it is written: `{pageNum, pageSize}`. */
  readonly text: string;
}

/** Something in backticks, or an arrow. */
const token = /`([^`]+)`|→/g;
const isShape = (code: string) => /^\[?\{/.test(code);

/** What the page says of the calls outside its list: `` `path` `{payload}` → `{answer}` ``, in tables too. */
export function writtenShapes(page: string, rows: readonly Row[]): WrittenShape[] {
  let base = '';
  const lines = splitPage(page)
    .before.replace(/```[\s\S]*?```/g, '')
    .split('\n');
  return lines.flatMap(line => {
    const found: WrittenShape[] = [];
    let named: Row[] = [];
    let part: WrittenShape['part'] = 'request';
    let shapes = 0;
    let end = 0;
    for (const { 0: whole, 1: code, index } of line.matchAll(token)) {
      const between = line.slice(end, index);
      end = index + whole.length;
      if (code === undefined) [part, shapes] = ['answer', 0];
      else if (isShape(code)) {
        // Right after the call, or after the arrow; anything else is about something else, such as a refusal.
        const first = shapes === 0 && (part === 'answer' || /^[\s|]*$/.test(between));
        // Several calls in one cell have their shapes one after the other, or one for all of them.
        if (first && named.length > 0)
          found.push(...named.slice(0, 1).map(row => ({ row, part, text: code })));
        else if (/^, $/.test(between) && named[shapes])
          found.push(...named.slice(shapes, shapes + 1).map(row => ({ row, part, text: code })));
        shapes += 1;
      } else {
        if (isBase(code, rows)) base = code;
        const row = rowNamed(code, rows, base);
        if (!row) continue;
        named = part === 'request' && shapes === 0 && /^[\s|,]*$/.test(between) ? [...named, row] : [row];
        [part, shapes] = ['request', 0];
      }
    }
    return found;
  });
}

const isBase = (code: string, rows: readonly Row[]) =>
  /^\/(site|fd|game)\/api\/v1[\w/]*$/.test(code) && !rows.some(({ name }) => name.endsWith(code));

/** The row whose path ends so, `…/venue/transfer` or `bankCard/add`; of several the one below the base. */
function rowNamed(code: string, rows: readonly Row[], base: string): Row | undefined {
  const end = code.replace(/^(POST|GET) /, '').replace(/^…?\/?/, '');
  const ending = rows.filter(({ name }) => name.endsWith(`/${end}`));
  const below = ending.filter(({ name }) => name.includes(` ${base}`));
  return ending.length === 1 ? ending[0] : below.length === 1 ? below[0] : undefined;
}

/** The names of a written shape, each with the names within it. `…` stands for others. */
export interface Names {
  readonly names: ReadonlyMap<string, Names | undefined>;
  readonly more: boolean;
}

/** Reads `{a, b: 1, c {x, y}, d: [{z}], …}`. */
export function namesOf(text: string): Names {
  const inner = text.slice(text.indexOf('{') + 1, text.lastIndexOf('}'));
  const items = inner.match(/(?:[^,{}]|\{(?:[^{}]|\{[^{}]*\})*\})+/g) ?? [];
  const names = items.flatMap(item => {
    const name = /[\w-]+/.exec(item)?.[0];
    return name === undefined ? [] : [[name, item.includes('{') ? namesOf(item) : undefined] as const];
  });
  return { names: new Map(names), more: items.some(item => item.trim() === '…') };
}

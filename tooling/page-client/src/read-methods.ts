import { codesIn } from './page-tables.ts';

/** A method of the sportsbook: what its `Request` carries beside the frame. */
export interface PageMethod {
  readonly fields: readonly string[];
  readonly optional: readonly string[];
  /** The fields of its data; empty where the page names an order or a quote instead. */
  readonly answer: readonly string[];
}

/** Reads a row of the table of methods. @param pick the fields that the words "a pick" stand for. */
export function readMethod(
  [name = '', fields = '', data = '']: readonly string[],
  pick: readonly string[],
): [string, PageMethod] {
  const parts = fields.split(';').map(part => part.trim());
  const named = parts.flatMap(part => {
    if (part.startsWith('a pick')) return pick.map(field => ({ field, optional: false }));
    const field = codesIn(part)[0]?.replace('[]', '');
    return field === undefined ? [] : [{ field, optional: part.startsWith('optional ') }];
  });
  return [
    codesIn(name)[0] ?? '',
    {
      fields: named.map(({ field }) => field),
      optional: named.filter(({ optional }) => optional).map(({ field }) => field),
      answer: data.startsWith('`') ? namesIn(data.split(': ')[0] ?? '') : [],
    },
  ];
}

/** `leagues[] {gtype, …}` is leagues; `{live, …}` alone says more of the one before it. */
function namesIn(text: string): string[] {
  return codesIn(text).flatMap(code => /^\w+/.exec(code)?.[0] ?? []);
}

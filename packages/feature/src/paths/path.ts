/** What follows the question mark; entries that are undefined are left out. */
export type Query = Readonly<Record<string, string | undefined>>;

/** The parameters of a pattern: `'id'` of `/fairness/:id?`. */
type Names<Pattern extends string> = Pattern extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | Names<`/${Rest}`>
  : Pattern extends `${string}/:${infer Name}`
    ? Name
    : never;

type Params<Pattern extends string> = {
  readonly [Name in Names<Pattern> as Name extends `${string}?` ? never : Name]: string;
} & { readonly [Name in Names<Pattern> as Name extends `${infer Bare}?` ? Bare : never]?: string };

/** Writes the path of one page; `pattern` is what the router matches. */
export interface Path<Pattern extends string = string> {
  (
    ...parts: [Names<Pattern>] extends [never] ? [query?: Query] : [params: Params<Pattern>, query?: Query]
  ): string;
  readonly pattern: Pattern;
}

/** Makes the writer of a pattern's paths. Names are percent-encoded; an optional one that is missing is left out. */
export function path<const Pattern extends `/${string}`>(pattern: Pattern): Path<Pattern> {
  const named = pattern.includes(':');
  const write = (first: Query = {}, second: Query = {}) => {
    const written = pattern.replace(/\/:(\w+)\??/g, (_, name: string) =>
      first[name] === undefined ? '' : `/${encodeURIComponent(first[name])}`,
    );
    // What is undefined does not survive being written as JSON.
    const query = String(new URLSearchParams(JSON.parse(JSON.stringify(named ? second : first))));
    return query === '' ? written : `${written}?${query}`;
  };
  return Object.assign(write, { pattern });
}

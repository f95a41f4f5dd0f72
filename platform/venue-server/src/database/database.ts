/** Runs a statement; bigint columns are read as `bigint`. */
export type Query = <Row = Record<string, unknown>>(
  text: string,
  values?: readonly unknown[],
) => Promise<Row[]>;

/** The venue's own database: PGlite in its folder, or a Postgres of its own. */
export interface Database {
  readonly query: Query;
  /** Everything or nothing. Inside use only the `query` that is handed in. */
  transaction<Result>(work: (query: Query) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

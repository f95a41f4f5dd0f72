import { type RawBuilder, sql } from 'kysely';

/** The day in Beijing, "2026-11-28", of a column of instants in ms. */
export const beijingDay = (column: string): RawBuilder<string> =>
  sql`to_char(to_timestamp(${sql.ref(column)} / 1000) AT TIME ZONE 'Asia/Shanghai', 'YYYY-MM-DD')`;

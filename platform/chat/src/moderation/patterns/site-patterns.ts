import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';
import { noteAction } from '../../audit/note-action.ts';
import { type Pattern, readPattern } from './read-pattern.ts';

/** Patterns of one site at most (docs/rules.md#chat). */
export const MOST_PATTERNS = 50;
/** Instructions of all of them together, as each message is held against each (docs/rules.md#chat). */
export const PATTERNS_SIZE = 3_000;

/** Patterns of all sites stay ready in this process; they say the same in each. */
const ready = new Map<string, Pattern | undefined>();
const MOST_READY = 1_000;

/** The patterns of a site as they were written, the oldest first. */
export const patternRows = (db: Kysely<Tables>, siteId: string) =>
  db
    .selectFrom('chat_patterns')
    .select(['id', 'pattern'])
    .where('site_id', '=', siteId)
    .orderBy('id')
    .execute();

/** The patterns that the operator of a site added: read anew for each message, so that all processes judge alike. */
export async function patternsOf(db: Kysely<Tables>, siteId: string): Promise<readonly Pattern[]> {
  const rows = await patternRows(db, siteId);
  return rows.flatMap(({ pattern }) => readyPattern(pattern) ?? []);
}

/** @returns undefined for one that was stored and is none any more. */
function readyPattern(source: string): Pattern | undefined {
  if (!ready.has(source)) {
    if (ready.size >= MOST_READY) ready.clear();
    const read = readPattern(source);
    ready.set(source, 'pattern' in read ? read.pattern : undefined);
  }
  return ready.get(source);
}

const sizeOf = (source: string): number => readyPattern(source)?.program.programSize() ?? 0;

interface Change {
  readonly siteId: string;
  /** ms */
  readonly now: number;
}

/** Adds a pattern that was read. @returns what keeps it out, as a sentence; undefined: it is added. */
export async function addPattern(
  db: Kysely<Tables>,
  { siteId, source, now }: Change & { readonly source: string },
): Promise<string | undefined> {
  const rows = await patternRows(db, siteId);
  if (rows.some(({ pattern }) => pattern === source)) return '本站已有这个正则表达式。';
  if (rows.length >= MOST_PATTERNS) return `本站已有 ${MOST_PATTERNS} 个，移出一个后再加入。`;
  const size = [source, ...rows.map(({ pattern }) => pattern)].reduce((sum, each) => sum + sizeOf(each), 0);
  if (size > PATTERNS_SIZE) return '本站的正则表达式合起来太复杂，移出一个或写得更简单后再加入。';
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('chat_patterns')
    .values({ site_id: siteId, pattern: source })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return '本站已有这个正则表达式。';
  await note(db, 'pattern-added', { siteId, source, now });
  return undefined;
}

/** Takes a pattern away. @returns false: it is not there any more. */
export async function removePattern(
  db: Kysely<Tables>,
  { siteId, id, now }: Change & { readonly id: number },
): Promise<boolean> {
  const removed = await db
    .deleteFrom('chat_patterns')
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .returning('pattern')
    .executeTakeFirst();
  if (removed) await note(db, 'pattern-removed', { siteId, source: removed.pattern, now });
  return removed !== undefined;
}

const note = (
  db: Kysely<Tables>,
  kind: 'pattern-added' | 'pattern-removed',
  { siteId, source, now }: Change & { readonly source: string },
) => noteAction(db, { siteId, rid: '', kind, byWhom: 'operator', detail: source, at: now });

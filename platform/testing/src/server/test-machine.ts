import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { StateMachine } from '@lobby/platform-kernel/state-machine/state-machine';
import { type Generated, type Kysely, sql } from 'kysely';

declare module '@lobby/platform-kernel/database/tables' {
  interface Tables {
    /** Of the tests of state machines alone, which create them. */
    test_things: { id: string; state: 'open' | 'paused' | 'closed'; closed_by: Generated<string> };
    test_thing_events: {
      id: Generated<bigint>;
      thing: string;
      state: 'open' | 'paused' | 'closed';
      source: 'member' | 'operator';
      note: string;
      at: bigint;
    };
  }
}

export const things: StateMachine<'test_things', 'test_thing_events'> = {
  table: 'test_things',
  events: 'test_thing_events',
  owner: 'thing',
  begins: { open: ['member'] },
  transitions: {
    open: { paused: ['member'], closed: ['member', 'operator'] },
    paused: { open: ['operator'] },
    closed: {},
  },
};

export async function createThings(db: Kysely<Tables>): Promise<void> {
  await sql`CREATE TABLE test_things (id text PRIMARY KEY, state text NOT NULL,
    closed_by text NOT NULL DEFAULT '')`.execute(db);
  await sql`CREATE TABLE test_thing_events (id bigserial PRIMARY KEY, thing text NOT NULL REFERENCES test_things (id),
    state text NOT NULL, source text NOT NULL, note text NOT NULL, at bigint NOT NULL)`.execute(db);
}

export async function dropThings(db: Kysely<Tables>): Promise<void> {
  await sql`DROP TABLE test_thing_events, test_things`.execute(db);
}

export function thing(db: Kysely<Tables>, id: string) {
  return db.selectFrom('test_things').selectAll().where('id', '=', id).executeTakeFirst();
}

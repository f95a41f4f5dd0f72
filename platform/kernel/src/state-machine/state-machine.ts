import {
  type Expression,
  type Kysely,
  type Selectable,
  sql,
  type Transaction,
  type Updateable,
} from 'kysely';
import type { Tables } from '../database/tables.ts';
import { IllegalTransition } from './illegal-transition.ts';

/** Tables of things that go through states, and those of what happened to them. */
export type StateTable = {
  [Name in keyof Tables]: Selectable<Tables[Name]> extends { id: string; state: string } ? Name : never;
}[keyof Tables];
export type EventTable = {
  [Name in keyof Tables]: Selectable<Tables[Name]> extends {
    state: string;
    source: string;
    note: string;
    at: bigint;
  }
    ? Name
    : never;
}[keyof Tables];

type StateOf<Name extends StateTable> =
  Selectable<Tables[Name]> extends { state: infer State extends string } ? State : never;
type SourceOf<Events extends EventTable> =
  Selectable<Tables[Events]> extends { source: infer Source extends string } ? Source : never;
type Sources<Name extends StateTable, Events extends EventTable> = Partial<
  Record<StateOf<Name>, readonly SourceOf<Events>[]>
>;

/** The states of a thing as data: whoever is not named in it changes none. */
export interface StateMachine<Name extends StateTable, Events extends EventTable> {
  readonly table: Name;
  readonly events: Events;
  /** The column of an event that says what it happened to. */
  readonly owner: keyof Selectable<Tables[Events]> & string;
  /** In which states one begins, and by whom. */
  readonly begins: Sources<Name, Events>;
  /** Into which states it goes from each, and by whom. */
  readonly transitions: Record<StateOf<Name>, Sources<Name, Events>>;
}

/** A change of a state, or something that happened without one. */
export interface StateChange<Name extends StateTable, Events extends EventTable> {
  readonly to: StateOf<Name>;
  readonly source: SourceOf<Events>;
  /** ms */
  readonly at: number;
  readonly note?: string | undefined;
  /** What else changes. */
  readonly set?: Changes<Omit<Updateable<Tables[Name]>, 'id' | 'state'>>;
}

type Changes<Columns> = { readonly [Column in keyof Columns]: Columns[Column] | Expression<Columns[Column]> };

/** Notes how a thing that was just written begins. @throws IllegalTransition when it may not. */
export async function beginIn<Name extends StateTable, Events extends EventTable>(
  trx: Kysely<Tables>,
  machine: StateMachine<Name, Events>,
  id: string,
  change: Omit<StateChange<Name, Events>, 'set'>,
): Promise<void> {
  demand(machine, machine.begins, { id, from: '', ...change });
  await noteEvent(trx, machine, id, change);
}

/**
 * Brings a thing into a state, and writes that down with it; one that stays is an event only with a note. It is locked
 * until the transaction ends. @returns the state before. @throws IllegalTransition.
 */
export async function moveTo<Name extends StateTable, Events extends EventTable>(
  trx: Transaction<Tables>,
  machine: StateMachine<Name, Events>,
  id: string,
  change: StateChange<Name, Events>,
): Promise<StateOf<Name>> {
  const { rows } = await sql<{ state: StateOf<Name> }>`
    SELECT state FROM ${sql.id(machine.table)} WHERE id = ${id} FOR UPDATE`.execute(trx);
  const from = rows[0]?.state;
  if (from === undefined) throw new Error(`${machine.table} has no ${id}`);
  const { to, note, set = {} } = change;
  if (to !== from) demand(machine, machine.transitions[from], { id, from, ...change });
  // Safe: the values of columns, or expressions of them.
  const columns = Object.entries({ ...set, state: to }) as [string, Expression<unknown> | string][];
  const changes = columns.filter(([, value]) => value !== undefined);
  await sql`UPDATE ${sql.id(machine.table)}
    SET ${sql.join(changes.map(([column, value]) => sql`${sql.ref(column)} = ${value}`))}
    WHERE id = ${id}`.execute(trx);
  if (to !== from || note) await noteEvent(trx, machine, id, change);
  return from;
}

/** What happened to a thing, oldest first. */
export async function eventsOf<Name extends StateTable, Events extends EventTable>(
  db: Kysely<Tables>,
  { events, owner }: StateMachine<Name, Events>,
  id: string,
) {
  const { rows } = await sql<{ state: StateOf<Name>; source: SourceOf<Events>; note: string; at: bigint }>`
    SELECT state, source, note, at FROM ${sql.id(events)} WHERE ${sql.ref(owner)} = ${id} ORDER BY id`.execute(
    db,
  );
  return rows;
}

function demand<Name extends StateTable, Events extends EventTable>(
  { table }: StateMachine<Name, Events>,
  allowed: Sources<Name, Events>,
  change: {
    readonly id: string;
    readonly from: string;
    readonly to: StateOf<Name>;
    readonly source: SourceOf<Events>;
  },
): void {
  if (!allowed[change.to]?.includes(change.source)) throw new IllegalTransition(table, change);
}

async function noteEvent<Name extends StateTable, Events extends EventTable>(
  trx: Kysely<Tables>,
  { events, owner }: StateMachine<Name, Events>,
  id: string,
  { to, source, at, note = '' }: Omit<StateChange<Name, Events>, 'set'>,
): Promise<void> {
  await sql`INSERT INTO ${sql.id(events)} (${sql.ref(owner)}, state, source, note, at)
    VALUES (${id}, ${to}, ${source}, ${note}, ${BigInt(at)})`.execute(trx);
}

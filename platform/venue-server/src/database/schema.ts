import type { Database } from './database.ts';
import { tableStatements } from './table-schema.ts';

/** Any fixed number: two servers that start together make the tables one after the other. */
const startLock = 4_610_060;

const statements = [
  // Of a purse the balance stands here, so that it is locked while it changes; what the house and the site have is the
  // sum of their movements, so that rounds of different players do not wait for each other.
  `CREATE TABLE IF NOT EXISTS purses (
    venue text NOT NULL,
    player text NOT NULL,
    balance bigint NOT NULL DEFAULT 0 CHECK (balance >= 0),
    PRIMARY KEY (venue, player)
  )`,
  // Double entry: what leaves one account arrives at another.
  `CREATE TABLE IF NOT EXISTS movements (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    kind text NOT NULL CHECK (kind IN ('deposit', 'withdraw', 'stake', 'win', 'seed', 'feed', 'jackpot')),
    reference text NOT NULL,
    from_account text NOT NULL,
    to_account text NOT NULL,
    amount bigint NOT NULL CHECK (amount > 0),
    at bigint NOT NULL,
    UNIQUE (kind, reference)
  )`,
  'CREATE INDEX IF NOT EXISTS movements_out ON movements (from_account)',
  'CREATE INDEX IF NOT EXISTS movements_in ON movements (to_account)',
  `CREATE INDEX IF NOT EXISTS movements_of_deposits ON movements (to_account, id) WHERE kind = 'deposit'`,
  `CREATE INDEX IF NOT EXISTS movements_of_withdrawals ON movements (from_account, id) WHERE kind = 'withdraw'`,
  // An id has one fate: done, refused for ever, or dead before it arrived.
  `CREATE TABLE IF NOT EXISTS transfers (
    venue text NOT NULL,
    id text NOT NULL,
    direction text NOT NULL CHECK (direction IN ('in', 'out', '')),
    player text NOT NULL,
    asked bigint NOT NULL,
    moved bigint NOT NULL,
    state text NOT NULL CHECK (state IN ('done', 'refused', 'dead')),
    at bigint NOT NULL,
    PRIMARY KEY (venue, id)
  )`,
  `CREATE TABLE IF NOT EXISTS faults (
    venue text NOT NULL,
    method text NOT NULL,
    fault text NOT NULL,
    times integer NOT NULL,
    PRIMARY KEY (venue, method)
  )`,
  // Messages of the site that were taken, until they are too old to be taken again.
  'CREATE TABLE IF NOT EXISTS seen_messages (nonce text PRIMARY KEY, until bigint NOT NULL)',
  'CREATE INDEX IF NOT EXISTS seen_messages_by_end ON seen_messages (until)',
  `CREATE TABLE IF NOT EXISTS launches (
    id text PRIMARY KEY,
    token_hash text NOT NULL UNIQUE,
    venue text NOT NULL,
    player text,
    device text NOT NULL,
    agent_hash text NOT NULL,
    game text NOT NULL,
    language text NOT NULL,
    origins text NOT NULL,
    ends_at bigint NOT NULL,
    used_at bigint
  )`,
  'CREATE INDEX IF NOT EXISTS launches_by_end ON launches (ends_at)',
  'CREATE INDEX IF NOT EXISTS launches_to_open ON launches (venue, player) WHERE used_at IS NULL',
  `CREATE TABLE IF NOT EXISTS game_sessions (
    id text PRIMARY KEY,
    key_hash text NOT NULL UNIQUE,
    launch_id text NOT NULL,
    venue text NOT NULL,
    player text,
    game text NOT NULL,
    language text NOT NULL,
    origins text NOT NULL,
    credits bigint CHECK (credits >= 0),
    opened_at bigint NOT NULL,
    seen_at bigint NOT NULL,
    ended_at bigint
  )`,
  'CREATE INDEX IF NOT EXISTS sessions_by_launch ON game_sessions (launch_id) WHERE ended_at IS NULL',
  `CREATE UNIQUE INDEX IF NOT EXISTS sessions_running ON game_sessions (venue, player, game)
    WHERE ended_at IS NULL AND player IS NOT NULL`,
  `CREATE TABLE IF NOT EXISTS seed_pairs (
    id text PRIMARY KEY,
    owner text NOT NULL,
    server_seed text NOT NULL,
    commitment text NOT NULL,
    client_seed text NOT NULL,
    next_nonce integer NOT NULL DEFAULT 0,
    state text NOT NULL CHECK (state IN ('next', 'in-use', 'revealed'))
  )`,
  `CREATE UNIQUE INDEX IF NOT EXISTS seed_pairs_alive ON seed_pairs (owner, state) WHERE state <> 'revealed'`,
  // What is cleaned up is found by these.
  `CREATE INDEX IF NOT EXISTS seed_pairs_of_trials ON seed_pairs (owner) WHERE owner LIKE 'trial/%'`,
  `CREATE INDEX IF NOT EXISTS seed_pairs_unused ON seed_pairs (id) WHERE state = 'revealed' AND next_nonce = 0`,
  'CREATE INDEX IF NOT EXISTS sessions_of_trials ON game_sessions (seen_at) WHERE player IS NULL',
  `CREATE TABLE IF NOT EXISTS rule_sets (hash text PRIMARY KEY, game text NOT NULL, rules jsonb NOT NULL)`,
  `CREATE TABLE IF NOT EXISTS rounds (
    id text PRIMARY KEY,
    session_id text NOT NULL REFERENCES game_sessions (id),
    request_id text NOT NULL,
    venue text NOT NULL,
    player text,
    game text NOT NULL,
    stake bigint NOT NULL,
    choice jsonb NOT NULL,
    staked bigint NOT NULL,
    multiplier bigint NOT NULL,
    win bigint NOT NULL,
    events jsonb NOT NULL,
    rules_hash text NOT NULL REFERENCES rule_sets (hash),
    seed_pair text NOT NULL REFERENCES seed_pairs (id),
    nonce integer NOT NULL,
    before bigint NOT NULL,
    after bigint NOT NULL,
    at bigint NOT NULL,
    version bigint GENERATED ALWAYS AS IDENTITY,
    UNIQUE (session_id, request_id),
    UNIQUE (seed_pair, nonce)
  )`,
  'CREATE INDEX IF NOT EXISTS rounds_of_player ON rounds (venue, player, game, at)',
  'CREATE INDEX IF NOT EXISTS rounds_of_player_by_time ON rounds (venue, player, at)',
  'DROP INDEX IF EXISTS rounds_by_version',
  // Readers wait for writers instead (`rounds/history-lock.ts`).
  'ALTER TABLE rounds DROP COLUMN IF EXISTS trx',
  // Books from before there were jackpots know fewer kinds.
  `DO $$ BEGIN
    IF NOT EXISTS (
      SELECT FROM pg_constraint WHERE conname = 'movements_kind_check' AND pg_get_constraintdef(oid) LIKE '%jackpot%'
    ) THEN
      ALTER TABLE movements DROP CONSTRAINT movements_kind_check;
      ALTER TABLE movements ADD CONSTRAINT movements_kind_check
        CHECK (kind IN ('deposit', 'withdraw', 'stake', 'win', 'seed', 'feed', 'jackpot'));
    END IF;
  END $$`,
  // The balance of a shared jackpot stands here, so that it is locked while it is won; `rest` are ten-thousandths of a
  // fen that were fed and make no whole one yet.
  `CREATE TABLE IF NOT EXISTS pools (
    venue text NOT NULL,
    game text NOT NULL,
    amount bigint NOT NULL CHECK (amount >= 0),
    rest bigint NOT NULL DEFAULT 0 CHECK (rest >= 0 AND rest < 10000),
    PRIMARY KEY (venue, game)
  )`,
  // Fed: ten-thousandths of a fen. What the pool held is written when it was won; `pool_win` is a part of `win`.
  `ALTER TABLE rounds ADD COLUMN IF NOT EXISTS fed bigint NOT NULL DEFAULT 0,
    ADD COLUMN IF NOT EXISTS pool_held bigint,
    ADD COLUMN IF NOT EXISTS pool_win bigint NOT NULL DEFAULT 0`,
  'CREATE INDEX IF NOT EXISTS rounds_that_fed ON rounds (venue, game, at) WHERE fed > 0',
  // The moves that a round waits for, null when it is over; and when it began or its last move was made.
  'ALTER TABLE rounds ADD COLUMN IF NOT EXISTS open jsonb',
  'ALTER TABLE rounds ADD COLUMN IF NOT EXISTS acted_at bigint NOT NULL DEFAULT 0',
  `CREATE UNIQUE INDEX IF NOT EXISTS rounds_waiting ON rounds (venue, player, game)
    WHERE open IS NOT NULL AND player IS NOT NULL`,
  `CREATE UNIQUE INDEX IF NOT EXISTS rounds_waiting_in_trial ON rounds (session_id)
    WHERE open IS NOT NULL AND player IS NULL`,
  'CREATE INDEX IF NOT EXISTS rounds_waiting_since ON rounds (acted_at) WHERE open IS NOT NULL',
  // Before that it is not tried again to finish what could not be finished.
  'ALTER TABLE rounds ADD COLUMN IF NOT EXISTS retry_at bigint NOT NULL DEFAULT 0',
  `CREATE INDEX IF NOT EXISTS rounds_of_venue_by_version ON rounds (venue, version)
    WHERE open IS NULL AND player IS NOT NULL`,
  // What a launch stated of its market; nothing: the strictest.
  `ALTER TABLE launches ADD COLUMN IF NOT EXISTS market jsonb NOT NULL DEFAULT '{}'`,
  `ALTER TABLE game_sessions ADD COLUMN IF NOT EXISTS market jsonb NOT NULL DEFAULT '{}'`,
  // How long players have played, across games, and when they last went on after being told what it came to.
  `CREATE TABLE IF NOT EXISTS play_times (
    owner text PRIMARY KEY,
    since bigint NOT NULL,
    checked_at bigint NOT NULL,
    staked_at bigint NOT NULL
  )`,
  'CREATE INDEX IF NOT EXISTS play_times_by_end ON play_times (staked_at)',
  'ALTER TABLE game_sessions DROP COLUMN IF EXISTS checked_at',
  // Until when its page counts as open without a further word of it.
  'ALTER TABLE game_sessions ADD COLUMN IF NOT EXISTS shown_until bigint NOT NULL DEFAULT 0',
];

/** Makes the tables that are missing. */
export async function createSchema(database: Database): Promise<void> {
  await database.transaction(async query => {
    await query('SELECT pg_advisory_xact_lock($1)', [startLock]);
    for (const statement of [...statements, ...tableStatements]) await query(statement);
  });
}

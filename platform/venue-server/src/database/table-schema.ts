/** The tables of shared rounds. Those before them have `rounds` and `game_sessions`. */
export const tableStatements = [
  // A chain is the timetable of its rounds too: whoever reads it knows which of them runs, and no server leads.
  `CREATE TABLE IF NOT EXISTS shared_chains (
    venue text NOT NULL,
    game text NOT NULL,
    number integer NOT NULL,
    length integer NOT NULL,
    end_link text NOT NULL,
    kept_links jsonb NOT NULL,
    salt text,
    first_round bigint NOT NULL,
    starts_at bigint NOT NULL,
    betting_ms integer NOT NULL,
    draw_ms integer NOT NULL,
    period_ms integer NOT NULL,
    published_at bigint NOT NULL,
    PRIMARY KEY (venue, game, number)
  )`,
  `CREATE TABLE IF NOT EXISTS shared_rounds (
    venue text NOT NULL,
    game text NOT NULL,
    number bigint NOT NULL,
    chain integer NOT NULL,
    place integer NOT NULL,
    draws_at bigint NOT NULL,
    rules_hash text NOT NULL REFERENCES rule_sets (hash),
    link text,
    events jsonb,
    PRIMARY KEY (venue, game, number),
    FOREIGN KEY (venue, game, chain) REFERENCES shared_chains (venue, game, number)
  )`,
  'CREATE INDEX IF NOT EXISTS shared_rounds_to_draw ON shared_rounds (venue, game, number) WHERE link IS NULL',
  // What one player has on one round; it becomes the row of rounds with its id when it is settled.
  `CREATE TABLE IF NOT EXISTS table_seats (
    id text PRIMARY KEY,
    venue text NOT NULL,
    game text NOT NULL,
    number bigint NOT NULL,
    owner text NOT NULL,
    session_id text NOT NULL REFERENCES game_sessions (id),
    player text,
    choice jsonb NOT NULL,
    staked bigint NOT NULL,
    draws_at bigint NOT NULL,
    at bigint NOT NULL,
    settled_at bigint,
    UNIQUE (venue, game, number, owner),
    FOREIGN KEY (venue, game, number) REFERENCES shared_rounds (venue, game, number)
  )`,
  'ALTER TABLE table_seats ADD COLUMN IF NOT EXISTS retry_at bigint NOT NULL DEFAULT 0',
  'CREATE INDEX IF NOT EXISTS table_seats_open ON table_seats (draws_at) WHERE settled_at IS NULL',
  'CREATE INDEX IF NOT EXISTS table_seats_of_trials ON table_seats (session_id) WHERE player IS NULL',
  `CREATE TABLE IF NOT EXISTS table_bets (
    id text PRIMARY KEY,
    seat text NOT NULL REFERENCES table_seats (id),
    session_id text NOT NULL,
    request_id text NOT NULL,
    stake bigint NOT NULL,
    choice jsonb NOT NULL,
    staked bigint NOT NULL,
    at bigint NOT NULL,
    UNIQUE (session_id, request_id)
  )`,
  'CREATE INDEX IF NOT EXISTS table_bets_of_seat ON table_bets (seat)',
  // A shared round is drawn from a chain, and its nonce is the place of its link.
  'ALTER TABLE rounds ALTER COLUMN seed_pair DROP NOT NULL',
  'ALTER TABLE rounds ADD COLUMN IF NOT EXISTS shared_round bigint',
];

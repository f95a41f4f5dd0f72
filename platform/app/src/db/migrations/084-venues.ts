import { type Kysely, sql } from 'kysely';

/** Transfers to and from venues, conversions, what members chose about venues, and the books of the reference venues. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await transfers(db);
  await conversions(db);
  await referenceVenues(db);
}

async function transfers(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE venue_transfers (
    id text PRIMARY KEY,
    site_id text NOT NULL REFERENCES sites (id),
    member_id text NOT NULL REFERENCES members (id),
    operation_id text NOT NULL,
    venue text NOT NULL,
    direction text NOT NULL CHECK (direction IN ('in', 'out')),
    amount bigint NOT NULL CHECK (amount > 0),
    hold_id text UNIQUE REFERENCES ledger_holds (id),
    state text NOT NULL CHECK (state IN ('sending', 'unknown', 'done', 'refused', 'parked')),
    finding text NOT NULL DEFAULT '' CHECK (finding IN ('', 'amount-differs', 'no-answer')),
    reported bigint,
    asked integer NOT NULL DEFAULT 0,
    next_step text CHECK (next_step IN ('ask', 'cancel')),
    next_at bigint,
    created_at bigint NOT NULL,
    finished_at bigint,
    UNIQUE (member_id, operation_id),
    CHECK ((direction = 'in') = (hold_id IS NOT NULL)),
    CHECK ((next_step IS NULL) = (next_at IS NULL)),
    CHECK ((state IN ('done', 'refused')) = (finished_at IS NOT NULL)),
    CHECK ((state = 'parked') <= (finding <> ''))
  )`.execute(db);
  await sql`CREATE UNIQUE INDEX venue_transfers_running ON venue_transfers (member_id, venue, direction)
    WHERE state IN ('sending', 'unknown')`.execute(db);
  await sql`CREATE INDEX venue_transfers_of_member ON venue_transfers (member_id, created_at)`.execute(db);
  await sql`CREATE INDEX venue_transfers_due ON venue_transfers (next_at) WHERE next_at IS NOT NULL`.execute(
    db,
  );
  await sql`CREATE INDEX venue_transfers_open ON venue_transfers (created_at) WHERE finished_at IS NULL`.execute(
    db,
  );
  await sql`CREATE FUNCTION venue_transfers_guard() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'DELETE' OR OLD.state IN ('done', 'refused')
        OR NEW.member_id <> OLD.member_id OR NEW.venue <> OLD.venue OR NEW.direction <> OLD.direction
        OR NEW.amount <> OLD.amount OR NEW.hold_id <> OLD.hold_id THEN
        RAISE EXCEPTION 'transfer % is final', OLD.id;
      END IF;
      RETURN NEW;
    END $$`.execute(db);
  await sql`CREATE TRIGGER venue_transfers_guarded BEFORE UPDATE OR DELETE ON venue_transfers
    FOR EACH ROW EXECUTE FUNCTION venue_transfers_guard()`.execute(db);
  await sql`CREATE TABLE venue_transfer_events (
    id bigserial PRIMARY KEY,
    transfer_id text NOT NULL REFERENCES venue_transfers (id),
    state text NOT NULL,
    source text NOT NULL CHECK (source IN ('member', 'venue', 'operator')),
    note text NOT NULL,
    at bigint NOT NULL
  )`.execute(db);
  await sql`CREATE INDEX venue_transfer_events_of_transfer ON venue_transfer_events (transfer_id, id)`.execute(
    db,
  );
  await sql`CREATE TABLE venue_choices (
    member_id text PRIMARY KEY REFERENCES members (id),
    auto_transfer boolean NOT NULL,
    changed_at bigint NOT NULL
  )`.execute(db);
  await sql`CREATE TABLE venue_maintenance (
    venue text PRIMARY KEY,
    since bigint NOT NULL
  )`.execute(db);
}

async function conversions(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE conversions (
    id text PRIMARY KEY,
    site_id text NOT NULL REFERENCES sites (id),
    member_id text NOT NULL REFERENCES members (id),
    operation_id text NOT NULL,
    got text NOT NULL CHECK (got IN ('CNY', 'USDT')),
    fen bigint NOT NULL CHECK (fen > 0),
    micro bigint NOT NULL CHECK (micro > 0),
    rate text NOT NULL,
    at bigint NOT NULL,
    UNIQUE (member_id, operation_id)
  )`.execute(db);
  await sql`CREATE INDEX conversions_of_member ON conversions (member_id, at)`.execute(db);
}

/** Another company's books, which no posting depends on. */
async function referenceVenues(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE reference_venue_players (
    venue text NOT NULL,
    player text NOT NULL,
    balance bigint NOT NULL DEFAULT 0 CHECK (balance >= 0),
    PRIMARY KEY (venue, player)
  )`.execute(db);
  await sql`CREATE TABLE reference_venue_transfers (
    venue text NOT NULL,
    id text NOT NULL,
    state text NOT NULL CHECK (state IN ('done', 'refused', 'dead')),
    amount bigint NOT NULL,
    PRIMARY KEY (venue, id)
  )`.execute(db);
  await sql`CREATE TABLE reference_venue_plans (
    venue text PRIMARY KEY,
    plan text NOT NULL
  )`.execute(db);
}

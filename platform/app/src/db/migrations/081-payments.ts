import { type Kysely, sql } from 'kysely';

/**
 * Deposits: orders of members, payments that arrived, the callbacks that told of them, and what tells orders apart:
 * tails of amounts, remarks, addresses on a chain.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE deposit_orders (
    id text PRIMARY KEY,
    site_id text NOT NULL REFERENCES sites (id),
    member_id text NOT NULL REFERENCES members (id),
    channel_id text NOT NULL,
    method text NOT NULL,
    provider text NOT NULL,
    state text NOT NULL CHECK (state IN
      ('waiting', 'claimed', 'detected', 'paid', 'credited', 'expired', 'closed', 'parked', 'returned')),
    amount bigint NOT NULL CHECK (amount > 0),
    pay_amount bigint NOT NULL CHECK (pay_amount >= amount),
    bonus_rate text NOT NULL,
    usdt_amount bigint,
    rate text NOT NULL DEFAULT '',
    rate_until bigint NOT NULL DEFAULT 0,
    payee_account text NOT NULL DEFAULT '',
    payee text NOT NULL DEFAULT '',
    confirmations integer NOT NULL DEFAULT 0,
    confirmations_needed integer NOT NULL DEFAULT 0,
    credited bigint,
    late boolean NOT NULL DEFAULT false,
    parked_reason text NOT NULL DEFAULT '',
    created_at bigint NOT NULL,
    expires_at bigint NOT NULL,
    ended_at bigint,
    ask_at bigint,
    asks integer NOT NULL DEFAULT 0,
    CHECK ((state = 'credited') = (credited IS NOT NULL))
  )`.execute(db);
  await sql`CREATE UNIQUE INDEX deposit_orders_one_open ON deposit_orders (member_id, method)
    WHERE state IN ('waiting', 'claimed', 'detected', 'paid')`.execute(db);
  await sql`CREATE INDEX deposit_orders_of_member ON deposit_orders (member_id, created_at)`.execute(db);
  await sql`CREATE INDEX deposit_orders_of_payee ON deposit_orders (payee_account, pay_amount, created_at)
    WHERE payee_account <> ''`.execute(db);
  await sql`CREATE INDEX deposit_orders_expiring ON deposit_orders (expires_at)
    WHERE state IN ('waiting', 'claimed')`.execute(db);
  await sql`CREATE INDEX deposit_orders_asking ON deposit_orders (ask_at) WHERE ask_at IS NOT NULL`.execute(
    db,
  );
  // The key keeps an amount at a payee to one order at a time; it is given on when nobody holds it any more.
  await sql`CREATE TABLE payment_tails (
    payee_account text NOT NULL,
    pay_amount bigint NOT NULL,
    member_id text NOT NULL REFERENCES members (id),
    held_until bigint NOT NULL,
    PRIMARY KEY (payee_account, pay_amount)
  )`.execute(db);
  await sql`CREATE TABLE payment_signals (
    site_id text NOT NULL REFERENCES sites (id),
    signal text NOT NULL,
    member_id text NOT NULL REFERENCES members (id),
    order_id text REFERENCES deposit_orders (id),
    valid_until bigint NOT NULL,
    held_until bigint NOT NULL,
    PRIMARY KEY (site_id, signal)
  )`.execute(db);
  await sql`CREATE TABLE chain_addresses (
    member_id text NOT NULL REFERENCES members (id),
    network text NOT NULL CHECK (network IN ('TRC20', 'ERC20')),
    site_id text NOT NULL REFERENCES sites (id),
    address text NOT NULL UNIQUE,
    PRIMARY KEY (member_id, network)
  )`.execute(db);
  await sql`CREATE TABLE exchange_rates (
    site_id text NOT NULL REFERENCES sites (id),
    unit text NOT NULL CHECK (unit = 'USDT'),
    rate text NOT NULL,
    since bigint NOT NULL,
    PRIMARY KEY (site_id, unit, since)
  )`.execute(db);
  await arrivals(db);
}

async function arrivals(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE payment_deliveries (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    site_id text NOT NULL REFERENCES sites (id),
    provider text NOT NULL,
    nonce text NOT NULL,
    body text NOT NULL,
    received_at bigint NOT NULL,
    tries integer NOT NULL DEFAULT 0,
    next_try_at bigint NOT NULL,
    processed_at bigint,
    UNIQUE (site_id, provider, nonce)
  )`.execute(db);
  await sql`CREATE INDEX payment_deliveries_waiting ON payment_deliveries (next_try_at)
    WHERE processed_at IS NULL`.execute(db);
  await sql`CREATE TABLE payments (
    id text PRIMARY KEY,
    site_id text NOT NULL REFERENCES sites (id),
    provider text NOT NULL,
    transaction_id text NOT NULL,
    variant integer NOT NULL DEFAULT 0,
    order_id text REFERENCES deposit_orders (id),
    member_id text REFERENCES members (id),
    account text NOT NULL,
    currency text NOT NULL,
    amount text NOT NULL,
    payer_name text NOT NULL,
    remark text NOT NULL,
    confirmations integer NOT NULL,
    rate text NOT NULL DEFAULT '',
    fen bigint NOT NULL DEFAULT 0,
    state text NOT NULL CHECK (state IN ('detected', 'credited', 'parked', 'returned')),
    reason text NOT NULL DEFAULT '',
    late boolean NOT NULL DEFAULT false,
    paid_at bigint NOT NULL,
    seen_at bigint NOT NULL,
    ended_at bigint,
    UNIQUE (site_id, provider, transaction_id, variant)
  )`.execute(db);
  await sql`CREATE INDEX payments_parked ON payments (seen_at) WHERE state = 'parked'`.execute(db);
  await sql`CREATE INDEX payments_of_order ON payments (order_id)`.execute(db);
}

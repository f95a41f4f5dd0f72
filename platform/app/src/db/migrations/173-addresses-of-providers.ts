import { type Kysely, sql } from 'kysely';

/** Each provider gives a member an address of its own. One that there is was given for the first order with it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE chain_addresses ADD COLUMN provider text`.execute(db);
  await sql`UPDATE chain_addresses SET provider = coalesce((
    SELECT ordered.provider FROM deposit_orders AS ordered
    WHERE ordered.member_id = chain_addresses.member_id AND ordered.payee_account = chain_addresses.address
    ORDER BY ordered.created_at, ordered.id LIMIT 1), 'reference')`.execute(db);
  await sql`ALTER TABLE chain_addresses ALTER COLUMN provider SET NOT NULL,
    DROP CONSTRAINT chain_addresses_pkey, ADD PRIMARY KEY (member_id, network, provider)`.execute(db);
}

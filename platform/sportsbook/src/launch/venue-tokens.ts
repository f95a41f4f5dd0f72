import type { SportsbookMethod } from '@lobby/api-client/contract/game/sportsbook';
import { newToken, tokenHash } from '@lobby/platform-identity/sessions/tokens';
import { type Context, memberOf } from '@lobby/platform-kernel/calls/context';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import type { Kysely, Selectable } from 'kysely';

/** The venue code of the embedded sportsbook. */
export const venueCode = 'CRTY';

/** A token ends this long after its launch, whatever it was used for. */
export const venueTokenMs = 2 * 3_600_000;

/** How many tokens a server remembers; what is not among them is read. */
const remembered = 10_000;

type VenueToken = Pick<Selectable<Tables['venue_tokens']>, 'member_id' | 'venue' | 'device_id' | 'ends_at'>;

/** The tokens of a venue: each is of one member on one device. */
export function createVenueTokens({ db }: Pick<Platform, 'db'>, venue: string) {
  // A token never changes, so that what was read once stays true.
  const known = new Map<string, VenueToken>();

  async function find(token: string): Promise<VenueToken | undefined> {
    if (token === '' || token.length > 100) return undefined;
    const id = tokenHash(token);
    const row =
      known.get(id) ??
      (await db
        .selectFrom('venue_tokens')
        .select(['member_id', 'venue', 'device_id', 'ends_at'])
        .where('id', '=', id)
        .executeTakeFirst());
    if (row) remember(id, row);
    return row;
  }

  function remember(id: string, row: VenueToken): void {
    known.set(id, row);
    const [oldest] = known.keys();
    if (known.size > remembered && oldest !== undefined) known.delete(oldest);
  }

  return {
    /** Gives the member of the call a new token; the answer is the only place where it stands in clear. */
    async issue(ctx: Context): Promise<string> {
      const token = newToken();
      const row = {
        member_id: memberOf(ctx).id,
        venue,
        device_id: ctx.deviceId,
        ends_at: BigInt(ctx.clock.now() + venueTokenMs),
      };
      await ctx.db
        .insertInto('venue_tokens')
        .values({ id: tokenHash(token), ...row })
        .execute();
      return token;
    },
    /**
     * Looks at the token that a member's call brings. What everybody may read asks for none; a visitor has none.
     * @throws Refusal 'uid-verification-error' for another's; 'wallet-token-expired' for one that has ended, that is
     * unknown, or that is missing where a member is needed.
     */
    async demand(
      token: string,
      access: SportsbookMethod['access'],
      { member, deviceId, clock }: Context,
    ): Promise<void> {
      if (!member || (token === '' && access === 'public')) return;
      const row = await find(token);
      const isOwn = row?.member_id === member.id && row.device_id === deviceId && row.venue === venue;
      if (row && !isOwn) throw new Refusal('uid-verification-error');
      if (!row || Number(row.ends_at) <= clock.now()) throw new Refusal('wallet-token-expired');
    },
  };
}

/** Removes the tokens that have ended: they are unknown then, which is answered the same. */
export async function sweepVenueTokens(db: Kysely<Tables>, now: number): Promise<void> {
  await db.deleteFrom('venue_tokens').where('ends_at', '<=', BigInt(now)).execute();
}

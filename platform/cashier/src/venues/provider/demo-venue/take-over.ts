import type { Venue } from '../venue.ts';
import type { VenueTools } from '../venue-tools.ts';

/**
 * Brings what players still have at the reference venue of a code to the server that stands for it now, each once: the
 * books of the platform know one venue, and say the same before and after.
 */
export async function takeOver({ db, log }: VenueTools, code: string, server: Venue): Promise<void> {
  const left = await db
    .selectFrom('reference_venue_players')
    .select(['player', 'balance'])
    .where('venue', '=', code)
    .where('balance', '>', 0n)
    .execute();
  for (const { player, balance: amount } of left) {
    await server.register(player);
    const answer = await server.deposit({ id: `moved-${player}`, player, amount });
    if (answer.kind !== 'done' || answer.amount !== amount) {
      log.error({ venue: code, player, answer: answer.kind }, 'what is at the reference venue stays there');
      continue;
    }
    await db
      .updateTable('reference_venue_players')
      .set({ balance: 0n })
      .where('venue', '=', code)
      .where('player', '=', player)
      .where('balance', '=', amount)
      .execute();
  }
}

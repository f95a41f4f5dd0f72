import { formatYuan } from '@lobby/money';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';
import type { ChatNeeds } from '../chat-needs.ts';
import { lobbyRoom } from '../rooms/lobby-room.ts';
import { frame } from '../socket/frames.ts';
import type { Hub } from '../socket/hub.ts';
import type { NewsSources } from './news-sources.ts';

/** Gifts from so many fen on are told in the room of the site. Ours (docs/rules.md#chat). */
export const TOLD_GIFT = 50_00n;
/** What was written may be seen later than its time says, ms. */
const LOOK_BACK_MS = 60_000;

/** Tells the room of a site who claimed a gift, under the masked name that others see. */
export function createGiftNews(
  db: Kysely<Tables>,
  needs: ChatNeeds,
  sources: NewsSources,
  hub: Hub,
  start: number,
) {
  const told = new Set<string>();
  return {
    async tell(now: number): Promise<void> {
      if (!hub.rooms().some(({ rid }) => rid === lobbyRoom)) return;
      const since = Math.max(start, now - LOOK_BACK_MS);
      const claimed = await sources.claimedSince(db, { since, least: TOLD_GIFT });
      for (const { id, siteId, memberId, source, amount, claimedAt } of claimed) {
        if (told.has(id)) continue;
        told.add(id);
        const member = await needs.authorOf(siteId, memberId);
        if (!member) continue;
        const gift = { name: member.name, gift: source, amount: formatYuan(amount), at: claimedAt };
        hub.tell(siteId, lobbyRoom, frame('giftRecord', { rid: lobbyRoom, ...gift }));
      }
      // Ids that can come no more are forgotten.
      const here = new Set(claimed.map(({ id }) => id));
      for (const id of told) if (!here.has(id)) told.delete(id);
    },
  };
}

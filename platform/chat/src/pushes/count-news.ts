import type { Hub } from '../socket/hub.ts';

/**
 * Tells rooms how many are in them when that has changed since it was last told.
 * @param tellStatus tells everybody in a room how it is.
 */
export function createCountNews(hub: Hub, tellStatus: (siteId: string, rid: string) => Promise<void>) {
  const told = new Map<string, number>();
  return {
    async tell(): Promise<void> {
      const rooms = hub.rooms();
      const here = new Set(rooms.map(({ siteId, rid }) => `${siteId}/${rid}`));
      for (const key of told.keys()) if (!here.has(key)) told.delete(key);
      for (const { siteId, rid } of rooms) {
        const key = `${siteId}/${rid}`;
        const count = hub.count(siteId, rid);
        if (told.get(key) === count) continue;
        told.set(key, count);
        await tellStatus(siteId, rid);
      }
    },
  };
}

/** What is told to a room goes to every connection that is in it. */
export interface Listener {
  send(text: string): void;
}

/** Which connections of this process are in which rooms of which sites. */
export function createHub() {
  const rooms = new Map<string, Set<Listener>>();
  const keyOf = (siteId: string, rid: string) => `${siteId}/${rid}`;
  return {
    join(siteId: string, rid: string, listener: Listener): void {
      const key = keyOf(siteId, rid);
      rooms.set(key, (rooms.get(key) ?? new Set()).add(listener));
    },
    leave(siteId: string, rid: string, listener: Listener): void {
      const key = keyOf(siteId, rid);
      const room = rooms.get(key);
      room?.delete(listener);
      if (room?.size === 0) rooms.delete(key);
    },
    /** @param textFor what a connection is told, which differs for the author. */
    tell(siteId: string, rid: string, textFor: (listener: Listener) => string): void {
      for (const listener of rooms.get(keyOf(siteId, rid)) ?? []) listener.send(textFor(listener));
    },
    count: (siteId: string, rid: string): number => rooms.get(keyOf(siteId, rid))?.size ?? 0,
  };
}

export type Hub = ReturnType<typeof createHub>;

/** What is told to a room goes to every connection that is in it. */
export interface Listener {
  /** Of the connection, among those of every process. */
  readonly id: string;
  /** What a room says: a frame as the bytes of its text, the same for everybody in it. */
  gather(frame: Buffer): void;
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
    /** @param but the id of a connection that is not told: it has heard already. */
    tell(siteId: string, rid: string, text: string, but?: string): void {
      const frame = Buffer.from(text);
      for (const listener of rooms.get(keyOf(siteId, rid)) ?? [])
        if (listener.id !== but) listener.gather(frame);
    },
    /** Rooms that somebody is in. */
    rooms: (): readonly { readonly siteId: string; readonly rid: string }[] =>
      [...rooms.keys()].map(key => {
        const at = key.indexOf('/');
        return { siteId: key.slice(0, at), rid: key.slice(at + 1) };
      }),
    count: (siteId: string, rid: string): number => rooms.get(keyOf(siteId, rid))?.size ?? 0,
  };
}

export type Hub = ReturnType<typeof createHub>;

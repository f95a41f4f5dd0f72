/** So long what was read for one is the answer for everybody who asks, ms. */
const RECENT_MS = 1_000;

/** Reads something of a room once for all who ask within a second. */
export function createRecent<Value>(
  read: (siteId: string, rid: string) => Promise<Value>,
  now: () => number,
) {
  const known = new Map<string, { readonly at: number; readonly value: Promise<Value> }>();
  return {
    of(siteId: string, rid: string): Promise<Value> {
      for (const [key, { at }] of known) if (at <= now() - RECENT_MS) known.delete(key);
      const key = `${siteId}/${rid}`;
      const value = known.get(key)?.value ?? read(siteId, rid);
      if (!known.has(key)) known.set(key, { at: now(), value });
      value.catch(() => known.delete(key));
      return value;
    },
    /** What was read does not hold any more. */
    forget: (siteId: string, rid: string) => known.delete(`${siteId}/${rid}`),
  };
}

export type Recent<Value> = ReturnType<typeof createRecent<Value>>;

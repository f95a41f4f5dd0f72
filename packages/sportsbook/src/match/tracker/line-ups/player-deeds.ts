import type { PlayEvent } from '../feed/play.ts';

export const deedKinds = ['goal', 'yellow', 'red', 'on', 'off'] as const;
export type DeedKind = (typeof deedKinds)[number];

/** What a player did in a match: the minutes of each kind, oldest first. */
export type PlayerDeeds = Readonly<Partial<Record<DeedKind, readonly string[]>>>;

/** What the events of a match say of each player, by id. */
export function playerDeeds(events: readonly PlayEvent[]): ReadonlyMap<string, PlayerDeeds> {
  const all = new Map<string, Partial<Record<DeedKind, string[]>>>();
  const note = (id: string | undefined, kind: DeedKind, minute: string) => {
    if (id === undefined) return;
    const own = all.get(id) ?? {};
    all.set(id, { ...own, [kind]: [...(own[kind] ?? []), minute] });
  };
  for (const { kind, minute, player, playerOff } of events) {
    if (kind === 'goal' || kind === 'yellow' || kind === 'red') note(player?.id, kind, minute);
    if (kind === 'substitution') {
      note(player?.id, 'on', minute);
      note(playerOff?.id, 'off', minute);
    }
  }
  return all;
}

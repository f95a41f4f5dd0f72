import type { Room } from '../entry/room.ts';

/** Plain data; name and password wait in memory under `heldId`. */
export interface MakeRoom {
  readonly heldId: string;
  readonly name: string;
  readonly room: Room;
}

import type { ApiFailure } from '@lobby/api-client/request';
import type { Room } from '../entry/room.ts';

/** The steps of making room, in the order a member meets them. */
export type RoomState =
  | {
      readonly step: 'choosing';
      readonly room: Room;
      readonly chosen?: string;
      readonly failure?: ApiFailure;
    }
  | { readonly step: 'logging-in'; readonly room: Room; readonly chosen: string }
  /** The ticket or the password that waited is over: the way in begins anew. */
  | { readonly step: 'lapsed'; readonly room: Room }
  | { readonly step: 'done'; readonly room: Room };

export type RoomEvent =
  | { readonly type: 'chosen'; readonly id: string }
  | { readonly type: 'submitted' }
  | { readonly type: 'logged-in' }
  /** Others came in meanwhile: there is a new ticket, and a new list. */
  | { readonly type: 'crowded'; readonly room: Room }
  | { readonly type: 'failed'; readonly failure: ApiFailure }
  | { readonly type: 'lapsed' };

export function startRoom(room: Room): RoomState {
  return { step: 'choosing', room };
}

/** An event that does not apply to the current step is ignored. */
export function roomFlow(state: RoomState, event: RoomEvent): RoomState {
  const { room } = state;
  if (event.type === 'lapsed' && state.step !== 'done') return { step: 'lapsed', room };
  switch (state.step) {
    case 'choosing':
      if (event.type === 'chosen') return { step: 'choosing', room, chosen: event.id };
      if (event.type === 'submitted' && state.chosen)
        return { step: 'logging-in', room, chosen: state.chosen };
      return state;

    case 'logging-in':
      if (event.type === 'logged-in') return { step: 'done', room };
      if (event.type === 'crowded') return startRoom(event.room);
      if (event.type === 'failed')
        return { step: 'choosing', room, chosen: state.chosen, failure: event.failure };
      return state;

    case 'lapsed':
    case 'done':
      return state;
  }
}

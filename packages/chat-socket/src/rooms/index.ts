/** What a page knows of a room. */
export {
  addToLog,
  clearLog,
  compareIds,
  emptyLog,
  gapBefore,
  KEPT_MESSAGES,
  type PlacedMessage,
  type RoomLog,
} from './room-log.ts';

/** What a page knows of a room. */
export { addToLog, clearLog, emptyLog, gapBefore, type PlacedMessage, type RoomLog } from './room-log.ts';

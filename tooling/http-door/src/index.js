export { doorPatience } from './door-patience.js';
export { callBodyBytes, createFileRooms, fileBodyBytes } from './file-rooms.js';
/** @typedef {import('./file-rooms.js').FileRooms} FileRooms */
/** @typedef {import('./keep-door.js').DoorRules} DoorRules */
export { keepDoor } from './keep-door.js';
export { lastMinute } from './last-minute.js';
export { networkOf } from './network-of.js';
export { wholeBody } from './whole-body.js';

export { doorPatience } from './door-patience.js';
export { callBodyBytes, createFileBuffers, fileBodyBytes } from './file-buffers.js';
/** @typedef {import('./file-buffers.js').FileBuffers} FileBuffers */
/** @typedef {import('./keep-door.js').DoorRules} DoorRules */
export { keepDoor } from './keep-door.js';
export { lastMinute } from './last-minute.js';
export { networkOf } from './network-of.js';
export { wholeBody } from './whole-body.js';

export { randomUuid } from '../crypto/uuid.ts';
export type { ApiFailure } from './api-failure.ts';
export type { RequestOptions } from './exchange.ts';
export { failureText } from './failure-text.ts';
export { inlineText } from './inline-text.ts';
export type { Reply } from './read-envelope.ts';
export { createRequester } from './requester.ts';
export { createServerClock } from './server-clock.ts';
export { CALL_BUDGET_MS } from './wire.ts';

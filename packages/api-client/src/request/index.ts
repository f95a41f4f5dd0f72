export { randomUuid } from '../crypto/uuid.ts';
export { type ApiFailure, outcomeIsUnknown } from './api-failure.ts';
export type { Exchange, Requester, RequestOptions } from './exchange.ts';
export { failureText } from './failure-text.ts';
export { inlineText } from './inline-text.ts';
export type { Reply } from './read-envelope.ts';
export { createRequester } from './requester.ts';
export { createServerClock, type ServerClock } from './server-clock.ts';
export { CALL_BUDGET_MS, type Wire } from './wire.ts';

import type { Requester } from './exchange.ts';
import { readTogether } from './read-together.ts';
import { request } from './request.ts';
import type { Wire } from './wire.ts';
import { withinBudget } from './within-budget.ts';

/**
 * A requester over a wire. A call refused for its time is repeated once with the server's clock, one refused for being
 * plain once encrypted, under the same request id and within the same budget.
 */
export function createRequester(wire: Wire): Requester {
  return readTogether(alone(wire), wire.token);
}

function alone(wire: Wire): Requester {
  return async (call, payload, options = {}) => {
    const requestId = options.requestId ?? wire.newRequestId();
    const token = options.token ?? wire.token();
    const held: Wire = {
      ...wire,
      token: () => options.token ?? wire.token(),
      fetch: options.fetch ?? wire.fetch,
    };
    const result = await withinBudget(wire.budgetMs, options.signal, async signal => {
      const send = () => request(call, payload, requestId, held, signal);
      let attempt = await send();
      if (attempt.serverMs !== undefined) {
        wire.clock.learn(attempt.serverMs);
        attempt = await send();
      }
      if (attempt.wantsEncryption) {
        wire.switchEncryptionOn();
        attempt = await send();
      }
      return attempt;
    });
    if ('kind' in result) return { reply: { kind: 'failure', failure: result }, requestId, token };
    return { reply: result.reply, requestId, token: result.draft.token };
  };
}

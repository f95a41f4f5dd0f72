import { type Call, contract, type RequestOf } from '@lobby/api-client/contract';
import { everyMethod } from '@lobby/api-client/contract/game/every-method';

type SportsbookRequest = RequestOf<typeof contract.venue.resource>;

const memberMethods: ReadonlySet<string> = new Set(
  everyMethod.filter(({ access }) => access === 'member').map(({ method }) => method),
);

/** What a client is while it sends a call, and how it launches the sportsbook: to a venue token, or an empty one. */
interface Entering {
  readonly token: string;
  readonly deviceId: string;
  launch(): Promise<string>;
}

/**
 * As a site does, a client launches the sportsbook before a method that needs a member, and again after an hour. A test
 * that says the token of a call sends what it says.
 */
export function venueEntry(now: () => number) {
  let launched = { session: '', token: '', at: 0 };

  return async <Request>(client: Entering, call: Call, request: Request): Promise<Request> => {
    if (call !== contract.venue.resource || client.token === '') return request;
    // Safe: it is a request of that call.
    const asked = request as Request & SportsbookRequest;
    if (!memberMethods.has(asked.method) || 'token' in asked.Request) return request;
    const session = `${client.token} ${client.deviceId}`;
    if (launched.session !== session || now() - launched.at >= 3_600_000)
      launched = { session, token: await client.launch(), at: now() };
    return { ...asked, Request: { ...asked.Request, token: launched.token } };
  };
}

import type { Page } from 'playwright';

/** One request as it travelled. */
export interface Load {
  readonly url: string;
  /** `Document`, `Script`, `Fetch`, `Preflight` …, in the words of the browser's own protocol. */
  readonly type: string;
  /** Of the body, as compressed; without headers. */
  bytes: number;
}

/**
 * Hears every request of a page from now on, in its own protocol: Playwright keeps preflights to itself. A `data:`
 * address is no request.
 */
export async function listenToWire(page: Page): Promise<{ loads(): readonly Load[] }> {
  const session = await page.context().newCDPSession(page);
  const loads = new Map<string, Load>();
  // What had arrived with the headers is taken away from the whole.
  const count = (requestId: string, bytes: number) => {
    const load = loads.get(requestId);
    if (load) load.bytes += bytes;
  };
  session.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other' }) => {
    if (!request.url.startsWith('data:')) loads.set(requestId, { url: request.url, type, bytes: 0 });
  });
  session.on('Network.responseReceived', ({ requestId, response }) =>
    count(requestId, -response.encodedDataLength),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    count(requestId, encodedDataLength),
  );
  await session.send('Network.enable');
  return { loads: () => [...loads.values()] };
}

import type { Page } from 'playwright';

/** One request as sent over the network. */
export interface Load {
  readonly url: string;
  /** `Document`, `Script`, `Fetch`, `Preflight` …, as in the DevTools protocol. */
  readonly type: string;
  /** Bytes of the body, as compressed; without headers. */
  bytes: number;
}

/**
 * Records every request of a page from now on, by the DevTools protocol: Playwright hides preflights. A `data:`
 * address is not a request.
 */
export async function listenToWire(page: Page): Promise<{ loads(): readonly Load[] }> {
  const session = await page.context().newCDPSession(page);
  const loads = new Map<string, Load>();
  // The headers' share is subtracted from the total.
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

/**
 * Where the socket of the chat is: at the origin that the page was told by its server (`lobby-socket`), or at its own,
 * whose server passes sockets on.
 * @param page the document, and where it is.
 * @param siteId of the wire.
 */
export function socketAddress(page: Pick<Document, 'querySelector' | 'location'>, siteId: string): string {
  const told = page.querySelector<HTMLMetaElement>('meta[name="lobby-socket"]')?.content;
  const address = new URL('/stream/socket', told || page.location.origin.replace(/^http/, 'ws'));
  address.searchParams.set('clientType', 'web');
  address.searchParams.set('siteId', siteId);
  return address.href;
}

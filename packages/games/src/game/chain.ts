import { digest, fromHex, type Key, toHex } from '@lobby/draws';

/** The link before a link: its SHA-256. From any link all earlier ones follow, and no later one. */
const before = (link: string): string => digest(fromHex(link));

/**
 * The link of a round in a chain made backwards from its secret last one; link 0 is the end that is published before the
 * first round. Hashes `length − round` times: a server keeps some in between.
 */
export function linkAt(last: Key, length: number, round: number): Key {
  let link = toHex(last);
  for (let at = length; at > round; at--) link = before(link);
  return fromHex(link);
}

/** The published end that a round's link leads to, 64 hex digits: what binds the link to the chain. */
export function chainEnd(link: Key, round: number): string {
  return toHex(linkAt(link, round, 0));
}

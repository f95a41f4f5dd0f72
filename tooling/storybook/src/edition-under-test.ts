import type { Edition } from '@lobby/ui-kit/edition';

declare global {
  /** Set by the set-up file of each test project: the corner of the house every story is tried in. */
  var lobbyCorner: { edition: Edition; brand: string } | undefined;
}

/** The edition and brand to draw in: the test project's, else the toolbar's. */
export function editionUnderTest(globals: Readonly<Record<string, unknown>>): {
  edition: Edition;
  brand: string;
} {
  if (globalThis.lobbyCorner) return globalThis.lobbyCorner;
  return {
    edition: globals.edition === 'pro' ? 'pro' : 'classic',
    brand: String(globals.brand ?? 'xinghe'),
  };
}

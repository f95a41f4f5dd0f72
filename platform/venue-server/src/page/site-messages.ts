/** What the page tells the site that framed it. */
export type SiteMessage =
  | { readonly type: 'ready' | 'round-started' | 'round-ended' }
  | { readonly type: 'balance-changed'; readonly balance: string }
  | { readonly type: 'ended' | 'error'; readonly reason: string }
  | { readonly type: 'resize'; readonly height: number };

/**
 * How high a frame has to be for the games, CSS pixels. They fill it and scroll within it, so that the bar of bets stays
 * in sight: in a frame as high as the page it would be at its end.
 */
const leastHeight = 448;

export interface Site {
  tellParent(message: SiteMessage): void;
  /** Whether a round is being shown, by what the site was told. */
  isInRound(): boolean;
}

/** The site that framed this page, by the origins that its launch named; without a frame nobody is told. */
export function connectSite(origins: readonly string[]): Site {
  let isInRound = false;
  const note = ({ type }: SiteMessage) => {
    if (type === 'round-started' || type === 'round-ended') isInRound = type === 'round-started';
  };
  if (window.parent === window) return { tellParent: note, isInRound: () => isInRound };
  const framedBy = ancestor();
  // A browser that does not say who framed it delivers to whichever of them it is.
  const targets = origins.includes(framedBy) ? [framedBy] : origins;
  const tellParent = (message: SiteMessage) => {
    note(message);
    for (const target of targets) window.parent.postMessage({ lobby: 'venue', ...message }, target);
  };
  tellParent({ type: 'resize', height: leastHeight });
  return { tellParent, isInRound: () => isInRound };
}

/** The origin of the page that framed this one, as far as the browser tells it. */
function ancestor(): string {
  const [parent] = location.ancestorOrigins ?? [];
  if (parent) return parent;
  return document.referrer === '' ? '' : new URL(document.referrer).origin;
}

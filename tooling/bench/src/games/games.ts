import { openBrowser } from '../browser.ts';
import type { Figure } from '../figure.ts';
import type { Checkout } from '../options.ts';
import { serveSites } from '../sites.ts';
import { gameListFigures } from './game-list.ts';
import { launchFigure } from './launch-to-playable.ts';
import { listBytesFigure } from './list-bytes.ts';
import { startVenues } from './real-venues.ts';

const many = { path: '/game/egame', venue: 'JXDZ', count: 5_000 };
const few = { path: '/game/fishing', venue: 'SHBY', count: 60 };

/** The page of slots in a page of its own, then the built site with the real platform and the real venues. */
export async function gameFigures(browserPath: string, checkout: Checkout): Promise<Figure[]> {
  return [...(await gameListFigures(browserPath)), ...(await servedFigures(browserPath, checkout))];
}

async function servedFigures(browserPath: string, checkout: Checkout): Promise<Figure[]> {
  const venues = await startVenues(checkout.folder, {
    [many.venue]: many.count,
    [few.venue]: few.count,
  });
  const running: { stop(): Promise<void> }[] = [venues];
  try {
    const served = await serveSites(checkout, venues);
    running.unshift(served);
    const browser = await openBrowser(browserPath);
    running.unshift({ stop: () => browser.close() });
    const [site] = served.sites;
    if (!site) throw new Error('There is no brand under brands/.');
    return [
      await listBytesFigure(browser, site, { many, few }),
      await launchFigure(browser, site, venues.pages),
    ];
  } finally {
    for (const { stop } of running) await stop();
  }
}

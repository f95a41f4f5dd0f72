import { browserPath } from './browser.ts';
import { servePage } from './build-page.ts';
import { cryptoFigure } from './crypto/crypto.ts';
import { type Figure, table } from './figure.ts';
import { homeBytes } from './home-bytes.ts';
import { lighthouseFigures } from './lighthouse.ts';
import { liveListFigure } from './live/live-list.ts';
import { machine } from './machine.ts';
import { moneyFigures } from './money.ts';
import { serveSites } from './sites.ts';

/** `npm run bench`: measures one thing after the other and prints one table. */
const figures: Figure[] = await moneyFigures();
if (browserPath) figures.push(...(await inBrowser(browserPath)));

console.log(`\n${machine()}\n\n${table(figures)}\n`);

async function inBrowser(path: string): Promise<Figure[]> {
  const floor = await servePage('F, the floor', 'floor');
  const { sites, stop } = await serveSites();
  try {
    return [
      await cryptoFigure(path),
      ...(await homeBytes(path, floor, sites)),
      ...(await lighthouseFigures(path, floor, sites)),
      await liveListFigure(path),
    ];
  } finally {
    await stop();
    await floor.stop();
  }
}

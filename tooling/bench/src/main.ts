import { attackFigures } from './attack.ts';
import { browserPath } from './browser.ts';
import { servePage } from './build-page.ts';
import { calibrationFigures } from './calibration.ts';
import { callFigures } from './calls.ts';
import { chatFigures } from './chat/chat.ts';
import { combinationFigures } from './combinations.ts';
import { cryptoFigure } from './crypto/crypto.ts';
import { doorFigures } from './doors.ts';
import { dose, isSmoke } from './dose.ts';
import { type Figure, table } from './figure.ts';
import { gameFigures } from './games/games.ts';
import { homeBytes } from './home-bytes.ts';
import { liabilityFigures } from './liability.ts';
import { lighthouseFigures } from './lighthouse.ts';
import { liveFigure } from './live/live-figure.ts';
import { longTaskFigures } from './long-tasks.ts';
import { machine } from './machine.ts';
import { moneyFigures } from './money.ts';
import { benchOptions } from './options.ts';
import { placementFigures } from './placements.ts';
import { promotionFigures } from './promotions/promotions.ts';
import { returnFigures } from './returns.ts';
import { seasonFigures } from './season.ts';
import type { Served } from './served.ts';
import { serveSites } from './sites.ts';
import { slipModelFigures, slipMoneyFigures } from './slip-models.ts';
import { ran, smokeOfChosen } from './smoke.ts';
import { sportPageFigures } from './sport-page.ts';
import { strategyFigures } from './strategies.ts';
import { tapFigures } from './taps/taps.ts';

/** `npm run bench`: runs the measurements one after the other and prints one table. */
const options = benchOptions(process.argv.slice(2));
const figures: Figure[] = await chosen();

console.log(`\n${machine()}\n\n${table(figures)}\n`);

async function chosen(): Promise<Figure[]> {
  if (options.smoke) return [...(await measured()), ...(await smokeOfChosen())];
  if (options.calibration) return calibrationFigures(options.calibration);
  if (options.calls) return callFigures();
  if (options.chat) return chatFigures(options.chat);
  if (options.slipModel) return slipModelFigures();
  if (options.slipMoney) return slipMoneyFigures();
  if (options.combinations) return combinationFigures();
  if (options.promotions) return promotionFigures();
  if (options.doors) return doorFigures();
  if (options.liability) return liabilityFigures();
  if (options.returns) return returnFigures();
  if (options.strategies) return strategyFigures();
  if (options.attack) return attackFigures(options.minutes);
  if (options.placements) return placementFigures(options.placements);
  if (options.season) return seasonFigures(options.season, options.bots);
  return measured();
}

async function measured(): Promise<Figure[]> {
  if (options.sportPage)
    return browserPath ? sportPageFigures(browserPath, options.checkouts[0], options.rounds) : [];
  if (options.games) return browserPath ? gameFigures(browserPath, options.checkouts[0]) : [];
  const inBrowserOnly = options.paintOnly || options.taps;
  return [
    ...(inBrowserOnly ? [] : await ran('money', moneyFigures)),
    ...(inBrowserOnly ? [] : await ran('--combinations', combinationFigures)),
    ...(inBrowserOnly ? [] : await ran('--promotions', promotionFigures)),
    ...(inBrowserOnly ? [] : await ran('--calls', callFigures)),
    ...(browserPath ? await inBrowser(browserPath) : []),
  ];
}

async function inBrowser(path: string): Promise<Figure[]> {
  const floor = await servePage('F, the floor', 'floor');
  const served = await Promise.all(options.checkouts.map(checkout => serveSites(checkout)));
  const sites = served.flatMap(({ sites: ofCheckout }) => ofCheckout);
  // The sites are the same packages: one of them shows whether a measurement runs.
  const own = (served[0]?.sites ?? []).slice(0, dose(Number.POSITIVE_INFINITY, 1));
  const homes = (isSmoke ? own : sites).map(homeOf);
  try {
    if (options.taps) return await tapFigures(path, sites);
    const paint = async () => [
      ...(await ran('Lighthouse', () => lighthouseFigures(path, floor, homes, options.rounds))),
      ...(await ran('long tasks', () => longTaskFigures(path, floor, homes, options.rounds))),
    ];
    if (options.paintOnly) return await paint();
    return [
      ...(await ran('crypto', async () => [await cryptoFigure(path)])),
      ...(await ran('bytes of /home', () => homeBytes(path, floor, own))),
      ...(await paint()),
      ...(await ran('live list', async () => [await liveFigure(path, 'list')])),
      ...(await ran('live match page', async () => [await liveFigure(path, 'match')])),
      ...(await ran('--sport-page', () => sportPageFigures(path, options.checkouts[0], options.rounds))),
      ...(await ran('--games', () => gameFigures(path, options.checkouts[0]))),
      ...(await ran('--taps', () => tapFigures(path, own))),
    ];
  } finally {
    await Promise.all(served.map(({ stop }) => stop()));
    await floor.stop();
  }
}

function homeOf(site: Served): Served {
  return { ...site, name: `/home, ${site.name}`, url: `${site.url}/home` };
}

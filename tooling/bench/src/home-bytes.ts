import { openBrowser } from './browser.ts';
import { type Figure, kilobytes } from './figure.ts';
import type { Served } from './served.ts';

interface Weight {
  readonly bytes: number;
  readonly files: number;
}

/** What a visitor downloads of JavaScript on `/home` until the page rests, as it travels (brotli). */
export async function homeBytes(
  browserPath: string,
  floor: Served,
  sites: readonly Served[],
): Promise<Figure[]> {
  const browser = await openBrowser(browserPath);
  try {
    const least = await weigh(browser, `${floor.url}/`);
    const figures: Figure[] = [];
    for (const site of sites) {
      const weight = await weigh(browser, `${site.url}/home`);
      figures.push({
        what: `JS on /home, ${site.name}`,
        ours: `${kilobytes(weight.bytes)} in ${weight.files} files`,
        beside: `F ${kilobytes(least.bytes)}`,
        ratio: `${(weight.bytes / least.bytes).toFixed(2)} × F`,
        goal: '≤ 110 KB',
        met: weight.bytes <= 110 * 1024,
      });
    }
    return figures;
  } finally {
    await browser.close();
  }
}

async function weigh(browser: Awaited<ReturnType<typeof openBrowser>>, url: string): Promise<Weight> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', request => {
    if (request.resourceType() !== 'script') return;
    sizes.push(request.sizes().then(size => size.responseBodySize));
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => {
    // A page that keeps asking for prices never rests; what it loads, it has loaded by now.
  });
  const all = await Promise.all(sizes);
  await context.close();
  return { bytes: all.reduce((sum, size) => sum + size, 0), files: all.length };
}

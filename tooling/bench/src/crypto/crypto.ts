import { openBrowser } from '../browser.ts';
import { servePage } from '../build-page.ts';
import { dose } from '../dose.ts';
import { type Figure, times } from '../figure.ts';

/** Encrypts and signs a body of 20 KB in the browser: ours on WebCrypto, compared with the same work in crypto-js. */
export async function cryptoFigure(browserPath: string): Promise<Figure> {
  const served = await servePage('crypto', 'crypto');
  const browser = await openBrowser(browserPath);
  try {
    const page = await browser.newPage();
    await page.goto(served.url);
    await page.waitForFunction(() => 'measureCrypto' in window);
    const measured = await page.evaluate(rounds => window.measureCrypto(rounds), dose(40, 1));
    const ratio = measured.theirs / measured.ours;
    return {
      what: 'encrypt + sign, 20 KB',
      ours: `${measured.ours.toFixed(3)} ms`,
      beside: `crypto-js ${measured.theirs.toFixed(3)} ms`,
      ratio: `${times(ratio)} as fast`,
      goal: '≥ 25x',
      met: ratio >= 25,
    };
  } finally {
    await browser.close();
    await served.stop();
  }
}

import { chromium } from 'playwright';
import { afterAll, expect, inject, it } from 'vitest';
import { chromiumOptions } from '../testing/chromium.ts';
import { widths } from './fit-window.ts';

const { url, entries } = inject('storybook');
const browser = await chromium.launch(chromiumOptions);
const page = await browser.newPage({ viewport: { width: 2400, height: 900 } });

afterAll(() => browser.close());

/** How wide the window is that a story asks. */
const askedByStory = () =>
  page
    .frames()
    .find(frame => frame.url().includes('iframe.html'))
    ?.evaluate(() => window.innerWidth);

it.each([360, 768, 1440] as const)('a story at %s px is in a window of that width', async width => {
  expect(widths).toContain(width);
  const story = entries.find(({ title, type }) => title === '页面/体育中心' && type === 'story');
  await page.goto(`${url}?path=/story/${story?.id}&globals=width:${width}`);
  await expect.poll(askedByStory, { timeout: 20_000 }).toBe(width);
});

import { chromium } from 'playwright';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { chromiumOptions } from '../testing/chromium.ts';
import { brokenCells } from './broken-cells.ts';

const { url, entries } = inject('storybook');
const widths = [1920, 1440, 1366, 1024, 768, 390, 360];
const formats = 4;
const browser = await chromium.launch(chromiumOptions);
const page = await browser.newPage();

afterAll(() => browser.close());

describe('the prices of the list', () => {
  it.each(['zh-CN', 'zh-TW'])('are whole at every width in every odds format: %s', async locale => {
    const story = entries.find(({ title, type }) => title === '页面/体育中心' && type === 'story');
    await page.goto(`${url}iframe.html?viewMode=story&id=${story?.id}&globals=locale:${locale}`);
    const found: Record<string, readonly string[]> = {};
    for (let format = 0; format < formats; format += 1) {
      // With the mouse over nothing, and where the choice of formats has its name beside it.
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.getByRole('combobox', { name: /^(赔率格式|賠率格式)$/ }).click();
      const option = page.getByRole('option').nth(format);
      const name = await option.textContent();
      await option.click();
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        found[`${name} ${width}`] = await page.evaluate(brokenCells);
      }
    }
    expect(Object.keys(found)).toHaveLength(formats * widths.length);
    expect(found).toEqual(Object.fromEntries(Object.keys(found).map(at => [at, []])));
  });
});

import { someOf } from '@lobby/testing';
import { type ConsoleMessage, chromium, type Request } from 'playwright';
import { afterAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { chromiumOptions } from '../testing/chromium.ts';

const storybook = inject('storybook');
const browser = await chromium.launch(chromiumOptions);
const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
const complaints: string[] = [];
const underWay = new Set<Request>();
page.on('request', request => underWay.add(request));
page.on('requestfinished', request => underWay.delete(request));
page.on('requestfailed', request => underWay.delete(request));
page.on('pageerror', error => complaints.push(error.message));
page.on('console', message => isError(message) && complaints.push(message.text()));
// A frame cannot cover the page around it: one of each page is drawn, the others stay empty.
// Not by a route, which would turn the cache off.
await page.addInitScript(emptyFurtherFrames);

beforeEach(() => {
  complaints.length = 0;
});
afterAll(async () => {
  await browser.close();
});

const han = /\p{Script=Han}/u;

describe('what designers read in the side bar', () => {
  it.each(storybook.entries)('is Chinese: $title, $name', ({ type, title, name }) => {
    expect(title.split('/')).toSatisfy((parts: string[]) => parts.every(part => han.test(part)));
    if (type === 'story') expect(name).toMatch(han);
  });
});

const docs = storybook.entries.filter(entry => entry.type === 'docs');

// A page draws all stories of its title, which takes seconds.
describe('the docs page of a title', () => {
  it.each(someOf('docs pages', docs, Math.ceil(docs.length / 4)))(
    'shows its heading with nothing over it, in Chinese: $title',
    async ({ id }) => {
      await open(id);
      expect(await page.evaluate(whatIsAtTheHeading)).toBe('the heading');
      expect(await page.evaluate(drawnOutsideThePage)).toEqual([]);
      expect(await page.evaluate(sentencesOfThePage)).toEqual({
        introduction: expect.stringMatching(han),
        english: [],
        pipes: [],
      });
      expect(complaints).toEqual([]);
    },
  );
});

describe('the welcome page', () => {
  it('lists the tools of the tool bar in a table', async () => {
    const welcome = storybook.entries.find(entry => entry.title === '开始/欢迎');
    await open(welcome?.id);
    const tools = page.getByRole('table').getByRole('row');
    expect(await tools.allInnerTexts()).toEqual([
      expect.stringContaining('工具'),
      ...['版本', '品牌', '语言', '宽度'].map(tool => expect.stringContaining(tool)),
    ]);
  });
});

describe('the page of dialogs on a phone', () => {
  it('shows every title of dialogs, 390 wide', async () => {
    const phones = storybook.entries.find(entry => entry.title === '页面/手机上的对话框');
    const titles = storybook.entries.filter(
      ({ type, title }) => type === 'docs' && title.startsWith('对话框/') && !title.endsWith('/全过程'),
    );
    await open(phones?.id);
    const frames = page.locator('iframe.phone-frame');
    await expect.poll(() => frames.count()).toBe(titles.length);
    expect(titles.length).toBeGreaterThan(15);
    const widths = await frames.evaluateAll(all => all.map(frame => frame.clientWidth));
    expect(new Set(widths)).toEqual(new Set([390]));
  });
});

/** Runs in the page before Storybook: empties every frame that has one before it. */
function emptyFurtherFrames(): void {
  if (window.parent !== window) return;
  new MutationObserver(() => {
    const [, ...further] = document.querySelectorAll<HTMLIFrameElement>('iframe[src*="embed=true"]');
    for (const frame of further) frame.src = 'about:blank';
  }).observe(document, { childList: true, subtree: true });
}

function isError(message: ConsoleMessage): boolean {
  return message.type() === 'error';
}

/**
 * Turns to a docs page as the side bar does, without loading Storybook anew: that took most of the time.
 */
async function open(id = ''): Promise<void> {
  if (page.url() === 'about:blank') await page.goto(`${storybook.url}iframe.html?viewMode=docs&id=${id}`);
  else await page.evaluate(turnTo, id);
  await drawn();
}

/** Runs in the page; ends when the page before is gone. */
async function turnTo(storyId: string): Promise<void> {
  const before = document.querySelector('#storybook-docs h1');
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
    __STORYBOOK_ADDONS_CHANNEL__: { emit(event: string, of: { storyId: string; viewMode: string }): void };
  };
  channel.emit('setCurrentStory', { storyId, viewMode: 'docs' });
  while (before?.isConnected) await new Promise(requestAnimationFrame);
  window.scrollTo(0, 0);
}

/** Every story in the page stands, and whatever they and the frames in reach fetch lazily has come and is drawn. */
async function drawn(): Promise<void> {
  // The title comes first; a story that draws a whole page has a heading of its own below it.
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-story-block] > [data-name]')].every(story => story.hasChildNodes()),
  );
  do {
    await expect.poll(() => underWay.size, { timeout: 20_000 }).toBe(0);
    await page.evaluate(() => new Promise(done => requestIdleCallback(done)));
  } while (underWay.size > 0);
}

function whatIsAtTheHeading(): string {
  const heading = document.querySelector('#storybook-docs h1');
  const box = heading?.getBoundingClientRect();
  if (!heading || !box) return 'no heading';
  const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return heading.contains(there)
    ? 'the heading'
    : (there?.outerHTML.slice(0, 200) ?? 'nothing: scrolled away');
}

/** What a story drew beside the page and not in it: a dialog, a toast. Such a story needs a frame. */
function drawnOutsideThePage(): string[] {
  return [...document.body.querySelectorAll('[data-base-ui-portal] *')]
    .filter(element => element.checkVisibility() && element.getBoundingClientRect().height > 0)
    .map(element => element.outerHTML.slice(0, 120));
}

/** The words of the page itself, without its stories: what introduces it, and what no designer should read. */
function sentencesOfThePage() {
  const content = document.querySelector('#storybook-docs .sbdocs-content')?.cloneNode(true) as HTMLElement;
  // Storybook's own words for readers, in the column where a value is tried, are not ours.
  const notOurs = '[data-story-block], iframe, code, style, td:nth-child(4)';
  for (const element of content.querySelectorAll(notOurs)) element.remove();
  const sentences = [...content.querySelectorAll('h1, h2, h3, p, li, td, th, a')].map(
    element => element.textContent?.trim() ?? '',
  );
  return {
    introduction: content.querySelector('p, li')?.textContent ?? '',
    english: sentences.filter(sentence => /([a-z]{2,}[ ,]+){3}[a-z]{2,}/i.test(sentence)),
    pipes: sentences.filter(sentence => sentence.startsWith('|')),
  };
}

import { expect, test } from '@playwright/test';
import { inPage } from '../measure/page-program.ts';

const small = 'style="height: 30px"';
const narrow = 'style="display: block; width: 30px; overflow: hidden; white-space: nowrap"';
const bar = (height: number) =>
  `<nav style="position: fixed; bottom: 0; left: 0; right: 0; height: 56px"><a href="#" style="display: block; height: ${height}px">Home</a></nav>`;
const turning = (time: string) =>
  `<style>@keyframes turn { to { rotate: 1turn } }</style><b style="display: block; animation: turn ${time}">Wait</b>`;

/** What is against the design at a width, and what is not. */
const cases: readonly (readonly [what: string, width: number, html: string, found: readonly RegExp[]])[] = [
  ['a low key on a phone', 390, `<div role="group"><button ${small}>7</button></div>`, [/^30 px high: .*7$/]],
  ['a low key on a desktop', 1366, `<div role="group"><button ${small}>7</button></div>`, []],
  ['a low preset on a phone', 390, `<fieldset><button ${small}>100</button></fieldset>`, [/^30 px high/]],
  ['a low chip on a phone', 390, `<button aria-pressed="false" ${small}>Today</button>`, [/^30 px high/]],
  [
    'a low locked price on a phone',
    390,
    `<article><button aria-disabled="true" ${small}>1</button></article>`,
    [/^30 px high/],
  ],
  ['a low bar at the bottom of a phone', 390, bar(30), [/^30 px high: .*Home$/]],
  ['a bar at the bottom of a phone', 390, bar(56), []],
  [
    'a name that is shortened in a price',
    1366,
    `<button aria-pressed="false"><span ${narrow}>Any other score</span></button>`,
    [/^shortened: .*Any other score$/],
  ],
  [
    'a name that is shortened in a locked price',
    1366,
    `<button aria-disabled="true"><span ${narrow}>Any other score</span></button>`,
    [/^shortened/],
  ],
  ['a whole name in a price', 1366, '<button aria-pressed="false"><span>Any other score</span></button>', []],
  [
    'small body text on a wide page',
    1920,
    '<style>body { font-size: 13px }</style><p>Read me</p>',
    [/^body text of 13 px$/],
  ],
  ['what turns for ever', 1366, turning('1s infinite'), [/^moves: .*Wait$/]],
  ['what changes within a frame', 1366, turning('1ms 4s'), []],
];

for (const [what, width, html, found] of cases) {
  test(`the design ${found.length > 0 ? 'forbids' : 'allows'} ${what}`, async ({ page: tab }) => {
    await tab.setViewportSize({ width, height: 768 });
    await tab.setContent(
      `<html lang="en"><title>A page</title><meta name="viewport" content="width=device-width"><body style="margin: 0"><main>${html}</main>`,
    );
    expect(await tab.evaluate(await inPage('againstDesign'))).toEqual(
      found.map(sentence => expect.stringMatching(sentence)),
    );
  });
}

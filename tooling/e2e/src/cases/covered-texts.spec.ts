import { expect, test } from '@playwright/test';
import { inPage } from '../measure/page-program.ts';

const ground = (style: string) => `<i style="position: absolute; inset: 0; background: #fff; ${style}"></i>`;
const drawing = (shape: string) =>
  `<svg style="position: absolute; left: 0; top: 0" width="200" height="90">${shape}</svg>`;
const bar = (style: string) =>
  `<nav style="position: fixed; left: 0; right: 0; height: 60px; background: #ddd; ${style}"></nav>`;
const tall = '<div style="height: 3000px"></div>';

/** A text, what is drawn beside it, and whether that covers it. */
const cases: readonly (readonly [what: string, html: string, isCovered: boolean])[] = [
  ['a ground', `<p>Read me</p>${ground('')}`, true],
  ['the end of a ground, at its last letter', `<p>Read me</p>${ground('left: 60px')}`, true],
  ['a ground beside it', `<p>Read me</p>${ground('left: 120px')}`, false],
  ['a veil too thin to matter', `<p>Read me</p>${ground('opacity: .05')}`, false],
  ['a ground that is seen through', `<p>Read me</p>${ground('opacity: .3')}`, true],
  ['a ground without a colour', `<p>Read me</p>${ground('background: none')}`, false],
  ['a shape', `<p>Read me</p>${drawing('<circle cx="30" cy="25" r="30" />')}`, true],
  ['a drawing without a shape there', `<p>Read me</p>${drawing('<circle cx="150" cy="45" r="9" />')}`, false],
  [
    'the outline of a shape around it',
    `<p>Read me</p>${drawing('<path d="M0 0h160v80H0z" fill="none" stroke="#000" />')}`,
    false,
  ],
  [
    'a picture',
    '<p>Read me</p><img style="position: absolute; inset: 0" width="200" height="80" src="data:," alt="">',
    true,
  ],
  ['a letter', '<p>Read me</p><b style="position: absolute; left: 0; top: 0">Me too</b>', true],
  [
    '::after of what it stands in',
    '<style>main::after { content: ""; position: absolute; inset: 0; background: #fff }</style><p>Read me</p>',
    true,
  ],
  [
    '::before of what it stands in, under it',
    '<style>main { isolation: isolate } main::before { content: ""; position: absolute; inset: 0; background: #fff; z-index: -1 }</style><p>Read me</p>',
    false,
  ],
  [
    '::after that is cut to a polygon beside it',
    '<style>main::after { content: ""; position: absolute; inset: 0; background: #fff; clip-path: polygon(150px 0, 100% 0, 100% 100%, 150px 100%) }</style><p>Read me</p>',
    false,
  ],
  [
    'a bar that it is scrolled out of',
    `${bar('bottom: 0')}<div style="height: 720px"></div><p>Read me</p>${tall}`,
    false,
  ],
  [
    'a bar of ::before that it is scrolled out of',
    `<style>main::before { content: ""; position: fixed; inset: auto 0 0; height: 60px; background: #ddd; z-index: 1 }</style><div style="height: 720px"></div><p>Read me</p>${tall}`,
    false,
  ],
  [
    'a bar that it never leaves',
    `${bar('top: 0')}<p style="position: fixed; top: 0">Read me</p>${bar('top: 0')}${tall}`,
    true,
  ],
  [
    'the edge of a scroll area, which cuts it off',
    '<div style="width: 30px; overflow: hidden; white-space: nowrap"><p>Read me</p></div>',
    false,
  ],
  [
    'a ground in a scroll area, further down',
    `<div style="height: 100px; overflow: auto">${tall}<div style="position: relative; height: 80px"><p>Read me</p>${ground('')}</div></div>`,
    true,
  ],
  [
    'a ground further down than is looked at',
    `${tall}<section style="position: relative; height: 80px"><p>Read me</p>${ground('')}</section>`,
    true,
  ],
];

for (const [what, html, isCovered] of cases) {
  test(`a text is ${isCovered ? 'covered by' : 'not covered by'} ${what}`, async ({ page: tab }) => {
    await tab.setContent(
      `<html lang="en"><title>A text</title><body style="margin: 0; font: 16px sans-serif"><main style="position: relative; min-height: 90px">${html}</main>`,
    );
    const found = await tab.evaluate(await inPage('coveredTexts'));
    expect(found).toEqual(isCovered ? [expect.stringMatching(/^text is covered by .*: <p\.> Read me$/)] : []);
    expect(await tab.evaluate(() => window.scrollY)).toBe(0);
  });
}

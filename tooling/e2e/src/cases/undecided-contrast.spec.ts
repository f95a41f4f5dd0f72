import { expect, test } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { inPage } from '../measure/page-program.ts';

const darkGround = 'background: linear-gradient(#111, #445)';
const paleDrawing = (left: number) =>
  `<svg style="position: absolute; inset: 0" width="900" height="90"><circle cx="${left}" cy="40" r="40" fill="#fff" /></svg>`;

const clippedDrawing = (clip: string) =>
  `<svg style="position: absolute; inset: 0" width="900" height="90"><clipPath id="cut"><path d="${clip}" /></clipPath><g clip-path="url(#cut)"><path d="M-300 0H900V90H-300z" fill="#fff" /></g></svg>`;

/** A white text, which axe gives up on, and what a measurement makes of it; empty where it can be read. */
const cases: readonly (readonly [over: string, html: string, left: readonly RegExp[]])[] = [
  ['a dark gradient', `<p style="${darkGround}">Read me</p>`, []],
  [
    'a gradient that ends too pale',
    '<p style="background: linear-gradient(#222, #aaa)">Read me</p>',
    [/^color-contrast: p {2}2\.\d+ of 4\.5, Read me$/],
  ],
  [
    'a pale gradient over a dark one',
    '<p style="background: linear-gradient(#0000, #fff8), linear-gradient(#111, #445)">Read me</p>',
    [/ [12]\.\d+ of 4\.5/],
  ],
  [
    'a dark ground that is seen through',
    `<div style="opacity: .5"><p style="${darkGround}">Read me</p></div>`,
    [/ [23]\.\d+ of 4\.5/],
  ],
  [
    'a veil that is dark enough',
    '<div style="position: absolute; inset: 0; background: #000a"></div><p style="position: relative">Read me</p>',
    [],
  ],
  [
    'a veil that is too thin',
    '<div style="position: absolute; inset: 0; background: #0006"></div><p style="position: relative">Read me</p>',
    [/ [23]\.\d+ of 4\.5/],
  ],
  [
    'a pale drawing under its words',
    `<div style="${darkGround}">${paleDrawing(40)}<p style="position: relative">Read me</p></div>`,
    [/ 1 of 4\.5/],
  ],
  [
    'a pale drawing beside its words',
    `<div style="${darkGround}">${paleDrawing(800)}<p style="position: relative">Read me</p></div>`,
    [],
  ],
  [
    'a dark sheet with a slanted edge that all of it lies on',
    `<style>.sheet::before { content: ""; position: absolute; inset: 0; background: #111; clip-path: polygon(0 0, 60% 0, 50% 100%, 0 100%) }</style><div style="background: #fff"><div class="sheet" style="position: absolute; inset: 0"></div><p style="position: relative; width: 90px">Read me</p></div>`,
    [],
  ],
  [
    'a dark sheet whose slanted edge it crosses',
    `<style>.sheet::before { content: ""; position: absolute; inset: 0; background: #111; clip-path: polygon(0 0, 30px 0, 20px 100%, 0 100%) }</style><div style="background: #fff"><div class="sheet" style="position: absolute; inset: 0"></div><p style="position: relative; width: 90px">Read me</p></div>`,
    [/ 1 of 4\.5/],
  ],
  [
    'a pale drawing that is clipped to where its words are not',
    `<div style="${darkGround}">${clippedDrawing('M400 0H900V90H340z')}<p style="position: relative">Read me</p></div>`,
    [],
  ],
  [
    'a pale drawing that is clipped to where its words are',
    `<div style="${darkGround}">${clippedDrawing('M0 0H400L340 90H0z')}<p style="position: relative">Read me</p></div>`,
    [/ 1 of 4\.5/],
  ],
  [
    'a pale ground of ::before',
    '<style>p::before { content: ""; position: absolute; inset: 0; background: #ccc; z-index: -1 }</style>' +
      `<div style="${darkGround}"><p style="position: relative; isolation: isolate">Read me</p></div>`,
    [/ 1\.\d+ of 4\.5/],
  ],
  [
    'its ground, under a pale ::after of the card around',
    '<style>div::after { content: ""; position: absolute; inset: 0; background: #ccca }</style>' +
      `<div style="position: relative; ${darkGround}"><p>Read me</p></div>`,
    [/ 1\.\d+ of 4\.5/],
  ],
  [
    'its ground, beside a pale ::after that is cut to a polygon before the words',
    '<style>div::after { content: ""; position: absolute; inset: 0; background: #ccca; clip-path: polygon(50% 0, 100% 0, 100% 100%, calc(60% - 8px) 100%) }</style>' +
      `<div style="position: relative; ${darkGround}"><p>Read me</p></div>`,
    [],
  ],
  [
    'a pale ::after that is cut to a polygon with the words',
    '<style>div::after { content: ""; position: absolute; inset: 0; background: #ccca; clip-path: polygon(0 0, 50% 0, calc(60% - 8px) 100%, 0 100%) }</style>' +
      `<div style="position: relative; ${darkGround}"><p>Read me</p></div>`,
    [/ 1\.\d+ of 4\.5/],
  ],
  [
    'its own ground, which reaches over the ::after of a neighbour with a negative z-index',
    '<style>a { position: relative } a::after { content: ""; position: absolute; inset: 0; background: #ccc; z-index: -1 }</style>' +
      `<div style="isolation: isolate"><p style="position: absolute; left: 0; ${darkGround}">Read me</p><a style="display: block; height: 80px">Next</a></div>`,
    [],
  ],
  [
    'a picture, which has no colours to be told',
    `<p style="background: #111 url(data:,)">Read me</p>`,
    [/over a picture/],
  ],
  [
    'nothing: a modal dialog hides it',
    '<div data-base-ui-inert><p style="background: linear-gradient(#eee, #fff)">Read me</p></div>',
    [],
  ],
];

const page = (html: string) =>
  `<html lang="en"><title>A text</title><body style="margin: 0; color: #fff; font: 16px sans-serif">${html}`;
const asked = [{ rule: 'color-contrast', target: 'p', says: '' }];

for (const [over, html, left] of cases) {
  test(`a text is measured over ${over}`, async ({ page: tab }) => {
    await tab.setContent(page(html));
    const found = await tab.evaluate(await inPage('undecided'), asked);
    expect(found).toEqual(left.map(sentence => expect.stringMatching(sentence)));
  });
}

test('what is known is left out, and fails where it is no more', async ({ page: tab }) => {
  const known = [{ rule: 'color-contrast', at: 'p', story: 'dark', because: 'At least 9 of its picture.' }];
  const undecided = await inPage('undecided');
  const judged = `{ id: 'dark', ran: new Set(['color-contrast']) }`;
  const picture = '<p style="background: #111 url(data:,)">Read me</p>';
  await tab.setContent(page(picture));
  expect(await tab.evaluate(undecided, asked)).toHaveLength(1);
  const look = async () =>
    tab.evaluate(`(${undecided})(${JSON.stringify(asked)}, ${judged}, ${JSON.stringify(known)})`);
  expect(await look()).toEqual([]);
  await tab.setContent(page(picture.replaceAll('p', 'b')));
  expect(await look()).toEqual(['color-contrast: strike what is known of p, it is not there']);
});

test('a page with a text that can hardly be read over its gradient is not accessible', async ({
  page: tab,
}) => {
  const html = (stop: string) =>
    page(`<main><h1 style="background: linear-gradient(#222, ${stop})">Read me</h1></main>`);
  await tab.setContent(html('#445'));
  await expectAccessible(tab);
  await tab.setContent(html('#aaa'));
  await expect(expectAccessible(tab)).rejects.toThrow(/color-contrast: h1 {2}2\.\d+ of 3, Read me/);
});

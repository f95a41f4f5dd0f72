import { readdirSync, readFileSync } from 'node:fs';
import { fillIn } from '@lobby/i18n';
import { describe, expect, it } from 'vitest';
import { contentFeature } from '../index.ts';
import * as simplified from '../messages/zh-cn.ts';
import * as traditional from '../messages/zh-tw.ts';
import { facts } from './facts.ts';
import { plainNumbers } from './plain-numbers.ts';

const folder = 'packages/content/src/prose';
const files = readdirSync(import.meta.dirname).filter(file => file.endsWith('.md'));
const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const nameOf = (file: string) =>
  file.replace('.md', '').replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());

/** Digits, and numbers written out in front of a unit. */
const number =
  /\d[\d.]*|[零一二两三四五六七八九十百千万]+ ?(?:分钟|小时|天|日|周|个月|年|岁|元|万|次|倍|种|%)/;

/** The lines of a page after its front matter: what stands there, and where. */
function linesOf(file: string): { text: string; where: string }[] {
  const lines = read(file).split('\n');
  return lines.map((text, at) => ({ text, where: `${folder}/${file}:${at + 1}` })).slice(3);
}

describe.each(files)('the page %s', file => {
  it('is exported in both locales and has a route', () => {
    const name = nameOf(file);
    const remedy = `Add ${name} to zh-cn.ts and zh-tw.ts beside ${folder}/${file}, a title, a screen and a route.`;
    expect(Object.keys(simplified), remedy).toContain(name);
    expect(Object.keys(traditional), remedy).toContain(name);
    expect(
      contentFeature.routes.map(route => route.title),
      remedy,
    ).toContain(`content.${name}.title`);
  });

  it('asks only for the brand and for known facts', () => {
    const known = ['brand', ...Object.keys(facts)];
    const wrong = linesOf(file).flatMap(({ text, where }) =>
      [...text.matchAll(/\{([^#}]*)\}/g)]
        .filter(({ 1: name = '' }) => !known.includes(name))
        .map(({ 0: asked }) => `${where}: ${asked}`),
    );
    expect(wrong, `Spell the value as in ${folder}/facts.ts, or add it there.`).toEqual([]);
  });

  it('states every number as a fact', () => {
    const wrong = linesOf(file).flatMap(({ text, where }) => {
      const rest = plainNumbers.reduce((left, plain) => left.replaceAll(plain.text, ''), text);
      const found = number.exec(rest.replace(/\{[^}]*\}/g, ''));
      return found ? [`${where}: “${found[0]}” in “${text}”`] : [];
    });
    expect(
      wrong,
      `Write {aName} in its place and give it a value in ${folder}/facts.ts; what is no fact goes to plain-numbers.ts beside it, with its reason.`,
    ).toEqual([]);
  });

  it('uses full-width punctuation between Chinese characters', () => {
    const wrong = linesOf(file).filter(({ text }) => /\p{Script=Han}[,;:!?]\p{Script=Han}/u.test(text));
    expect(
      wrong.map(({ where }) => where),
      'Write ，；：！？ there.',
    ).toEqual([]);
  });
});

describe('the facts', () => {
  const written = files.map(read).join('');

  it.each(Object.keys(facts))('%s stands on a page', name => {
    expect(written.includes(`{${name}}`), `No page says {${name}}: take it out of ${folder}/facts.ts.`).toBe(
      true,
    );
  });

  it.each(plainNumbers)('the plain number “$text” stands on a page', ({ text }) => {
    expect(written.includes(text), `Take “${text}” out of ${folder}/plain-numbers.ts.`).toBe(true);
  });

  it.each([
    ['14 天', 'terms.md'],
    ['5 年', 'terms.md'],
    ['18 周岁', 'terms.md'],
    ['150 万美元', 'terms.md'],
    ['2.5 万美元', 'terms.md'],
    ['投注本金为限', 'terms.md'],
    ['加密通道', 'privacy.md'],
    ['5 年', 'privacy.md'],
    ['18 周岁', 'safer-gambling.md'],
    ['24 小时至 6 周', 'safer-gambling.md'],
    ['“0.5 / 1”的，本金平均分成两份，分别按 0.5 与 1 结算', 'sports-rules.md'],
    ['0-1、2-3、4-6、7 球或以上', 'sports-rules.md'],
  ])('read “%s” on %s', (text, file) => {
    expect(fillIn(read(file), facts)).toContain(text);
  });
});

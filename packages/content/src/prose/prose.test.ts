import { readdirSync, readFileSync } from 'node:fs';
import { helpPages } from '@lobby/api-client/contract/site/help-marks';
import { type HelpCode, paths } from '@lobby/feature';
import { fillIn } from '@lobby/i18n';
import { describe, expect, it } from 'vitest';
import { helpGroups } from '../help/frame/groups.ts';
import { proseHere, proseOf } from '../help/prose.ts';
import { contentFeature } from '../index.ts';
import { facts } from './facts.ts';
import { plainNumbers } from './plain-numbers.ts';

const folder = 'packages/content/src/prose';
const files = readdirSync(import.meta.dirname).filter(file => file.endsWith('.md'));
const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const brought = readFileSync(new URL('../help/prose.ts', import.meta.url), 'utf8');

/** Digits, and numbers written out in front of a unit; one of a thing is no number but an article. */
const number =
  /\d[\d.]*|[零一二两三四五六七八九十百千万]+ ?(?:分钟|小时|天|日|周|个月|年|岁|元|万|次|倍|种|%|秒)|[二两三四五六七八九十百千万]+ ?(?:项|份|注|场|球|张|位|笔|个|方|部分)/;

// Safe: the keys of the paths are the codes.
const helpCodes = Object.keys(paths.help) as HelpCode[];

/** The lines of a page after its front matter: what stands there, and where. */
function linesOf(file: string): { text: string; where: string }[] {
  const lines = read(file).split('\n');
  return lines.map((text, at) => ({ text, where: `${folder}/${file}:${at + 1}` })).slice(3);
}

describe.each(files)('the page %s', file => {
  it('is brought in both scripts', () => {
    const remedy = `Give ${file} a code in help-paths.ts and lines in help/prose.ts.`;
    expect(brought, remedy).toContain(`import('../prose/${file}')`);
    expect(brought, remedy).toContain(`import('../prose/${file}?zh-TW')`);
  });

  it('asks only for the brand and for known facts', () => {
    const known = ['brand', 'restrictedRegions', 'minimumAge', ...Object.keys(facts)];
    const wrong = linesOf(file).flatMap(({ text, where }) =>
      [...text.matchAll(/\{([^#}]*)\}/g)]
        .filter(({ 1: name = '' }) => !known.includes(name))
        .map(({ 0: asked }) => `${where}: ${asked}`),
    );
    expect(wrong, `Spell the value as in ${folder}/facts.ts, or add it there.`).toEqual([]);
  });

  it('states every number as a fact', () => {
    const wrong = linesOf(file).flatMap(({ text, where }) => {
      const rest = plainNumbers.reduce(
        (left, plain) => left.replaceAll(plain.text, ''),
        text.replace(/^1\. /, ''),
      );
      const found = number.exec(rest.replace(/\{[^}]*\}(?: 万)?/g, ''));
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

describe('the help', () => {
  it('has a route for every page, and lists each in one group, in the order of reading', () => {
    const pages = contentFeature.routes.filter(({ path }) => path.startsWith('/app/help/'));
    expect(pages.map(({ path, title }) => [path, title])).toEqual(
      helpCodes.map(code => [`/app/help/${code}`, `content.${code}`]),
    );
    expect([...helpPages]).toEqual(helpCodes);
    expect(helpGroups.flatMap(({ pages: listed }) => listed)).toEqual(helpCodes);
  });

  it.each(helpCodes)('%s has words to read in both scripts', async code => {
    for (const locale of ['zh-CN', 'zh-TW'] as const) {
      await proseOf(code).load(locale);
      const { intro, sections } = proseHere(code, locale);
      expect(intro).not.toEqual([]);
      expect(sections.length).toBeGreaterThan(1);
      for (const { blocks } of sections) expect(blocks).not.toEqual([]);
    }
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
    ['等待 3 秒确认', 'terms.md'],
    ['体育投注合计 150 万美元，其中冠军投注合计 20 万美元，每美元按 7.20 元', 'terms.md'],
    ['结束并公布结果 37 小时之后不再更正', 'terms.md'],
    ['应得的返还（退回的本金与赢得的金额）为限', 'terms.md'],
    ['加密通道', 'privacy.md'],
    ['安全记录保存 180 天', 'privacy.md'],
    ['记住的密码保存 30 天，之后不再使用', 'privacy.md'],
    ['等待 24 小时，再由您在 7 天内确认', 'safer-gambling.md'],
    ['24 小时、7 天或 30 天，到期自动结束', 'safer-gambling.md'],
    ['6 个月、1 年或 5 年。到期后不会自动解除，须由您申请，再等待 24 小时', 'safer-gambling.md'],
    ['36 小时内恢复的，注单继续有效', 'sports-rules.md'],
    ['例如3串4：3 项投注两两组合成 3 注，再加全部合成的 1 注，共 4 注', 'sports-rules.md'],
    ['扣除其价值的 4%（赛前）或 6%（滚球）', 'sports-rules.md'],
    ['“0.5 / 1”的，本金平均分成两份，分别按 0.5 与 1 结算', 'sports-rules.md'],
    ['0-1、2-3、4-6、7 球或以上', 'sports-rules.md'],
  ])('read “%s” on %s', (text, file) => {
    expect(fillIn(read(file), facts)).toContain(text);
  });

  it.each([
    ['gztk', 'zh-CN'],
    ['gztk', 'zh-TW'],
    ['bczr', 'zh-CN'],
  ] as const)(
    'say the age of the market that %s in %s is built for, here the strictest',
    async (code, locale) => {
      await proseOf(code).load(locale);
      expect(JSON.stringify(proseHere(code, locale))).toMatch(/(滿|满) 21 (周岁|歲)/);
    },
  );

  it.each([
    ['限额由客服设置', /客服申请设置/, 'safer-gambling.md'],
    ['暂停期间无法登录', /无法登录/, 'safer-gambling.md'],
    ['受限地区', /受限地区/, 'terms.md'],
    ['责任以本金为限', /以[^，。]*投注本金为限/, 'terms.md'],
    ['更正附有原因', /注明原因/, 'terms.md'],
  ])('do not say what is not so: %s', (_what, words, file) => {
    expect(fillIn(read(file), facts)).not.toMatch(words);
  });
});

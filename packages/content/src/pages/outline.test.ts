import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { aboutOutline } from './about.outline.ts';
import type { MessageId, Outline } from './outline.ts';
import { privacyOutline } from './privacy.outline.ts';
import { saferGamblingOutline } from './safer-gambling.outline.ts';
import { sportsRulesOutline } from './sports-rules.outline.ts';
import { termsOutline } from './terms.outline.ts';

// Read as written: an import would give the compiled messages.
const zhCN: Record<string, string> = JSON.parse(
  readFileSync(new URL('../messages/zh-CN.json', import.meta.url), 'utf8'),
);

const outlines: readonly Outline[] = [
  aboutOutline,
  privacyOutline,
  saferGamblingOutline,
  sportsRulesOutline,
  termsOutline,
];
const idsOf = (outline: Outline) => [
  outline.title,
  outline.intro,
  ...outline.sections.flatMap(section => [section.title, ...section.paragraphs]),
];

describe('pages of words', () => {
  it('leave no written paragraph out', () => {
    const shown = new Set(outlines.flatMap(idsOf));
    const written = Object.keys(zhCN).filter(id => !/^content\.(common|examples)\./.test(id));
    expect(written.filter(id => !shown.has(id as MessageId))).toEqual([]);
  });

  it.each([
    ['14 天', termsOutline],
    ['5 年', termsOutline],
    ['18 周岁', termsOutline],
    ['150 万美元', termsOutline],
    ['投注本金为限', termsOutline],
    ['加密通道', privacyOutline],
    ['5 年', privacyOutline],
    ['18 周岁', saferGamblingOutline],
  ] as const)('say “%s”', (fact, outline) => {
    expect(
      idsOf(outline)
        .map(id => zhCN[id])
        .join(''),
    ).toContain(fact);
  });

  it('use full-width punctuation between Chinese characters', () => {
    const wrong = Object.entries(zhCN).filter(([, text]) =>
      /\p{Script=Han}[,;:!?]\p{Script=Han}/u.test(text),
    );
    expect(wrong).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import own from './fixtures/real-names.json';
import { isRealName, normaliseRealName } from './real-name.ts';

describe('a real name, by the acceptance cases', () => {
  it.each(own.cases)('$id: $input.name', ({ input, expected }) => {
    expect(isRealName(input.name)).toBe(expected.valid);
  });
});

describe('a name as it was typed', () => {
  it.each([
    ...[...'•‧∙⋅・･．·●◦ㆍꞏ'].map(dot => `阿卜来提${dot}如则`),
    ' 阿卜来提·如则 ',
    '\u200b阿卜来提\u200d·如\u2060则\ufeff',
  ])('%j is normalised', typed => {
    expect(normaliseRealName(typed)).toBe('阿卜来提·如则');
    expect(isRealName(normaliseRealName(typed))).toBe(true);
  });

  it('in full-width letters is normalised', () => {
    expect(normaliseRealName('Ｌｉ·Ｎａ')).toBe('Li·Na');
  });
});

import { describe, expect, it } from 'vitest';
import own from './fixtures/real-names.json';
import { isRealName, normaliseRealName } from './real-name.ts';

describe('a real name, by the acceptance cases', () => {
  it.each(own.cases)('$id: $input.name', ({ input, expected }) => {
    expect(isRealName(input.name)).toBe(expected.valid);
  });
});

describe('a name as it was typed', () => {
  it.each(['阿卜来提•如则', '阿卜来提･如则', '阿卜来提・如则', ' 阿卜来提·如则 '])(
    '%j is normalised',
    typed => {
      expect(normaliseRealName(typed)).toBe('阿卜来提·如则');
      expect(isRealName(normaliseRealName(typed))).toBe(true);
    },
  );
});

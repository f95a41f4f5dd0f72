import { describe, expect, it } from 'vitest';
import { matches } from './search-select.tsx';

const taiwan = { value: 'TW', label: '中国台湾', note: '+886', keywords: 'TW Taiwan' };

describe('what is found in a long list', () => {
  it.each(['', '台湾', '+886', '886', 'tw', 'TAIWAN', '中国 88', ' 台湾 ', '＋８８６'])('by %j', query => {
    expect(matches(taiwan, query)).toBe(true);
  });

  it.each(['香港', '+887', '台湾 +86 x'])('not by %j', query => {
    expect(matches(taiwan, query)).toBe(false);
  });
});

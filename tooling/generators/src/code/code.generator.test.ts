import { describe, expect, it } from 'vitest';
import { make, unsaved } from '../testing/repository.ts';

const folder = 'packages/api-client/src/result-codes';

describe('a new result code', () => {
  it('stands among the others by its number, with words in both scripts', async () => {
    const draft = unsaved();
    await make(draft, 'code', '6320', { name: 'bonus-expired', words: '奖金已过期' });
    const rows = draft.read(`${folder}/catalogue.ts`);
    expect(rows).toContain("  6320: { name: 'bonus-expired', outcome: 'show-message' },\n  6366: {");
    expect(draft.read(`${folder}/messages.zh-cn.ts`)).toContain("'bonus-expired': '奖金已过期'");
    expect(draft.read(`${folder}/messages.zh-tw.ts`)).toContain("'bonus-expired': '獎金已過期'");
    expect(draft.read(`${folder}/catalogue.test.ts`)).toMatch(/const ours: readonly number\[\] = \[\s*6320/);
  });

  it.each([
    ['6001', 'bonus-expired', 'show-message', 'has 6001 already'],
    ['6320', 'login-expired', 'show-message', 'has login-expired already'],
    ['7000', 'bonus-expired', 'show-message', 'is no result code'],
    ['6320', 'bonus-expired', 'accept', '"accept" is none of'],
  ])('is refused: %s %s %s', async (number, name, outcome, words) => {
    await expect(make(unsaved(), 'code', number, { name, outcome, words: '词' })).rejects.toThrow(words);
  });
});

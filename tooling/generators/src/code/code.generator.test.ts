import { describe, expect, it } from 'vitest';
import { make, unsaved } from '../testing/repository.ts';

const folder = 'packages/api-client/src/result-codes';

describe('a new result code', () => {
  it('stands among the others by its number, with words in both scripts', async () => {
    const draft = unsaved();
    await make(draft, 'code', '6398', { name: 'trial-over', words: '试样已过期，没有提交。请换一个。' });
    const rows = draft.read(`${folder}/catalogue.ts`);
    expect(rows).toContain(
      "  6398: { name: 'trial-over', outcome: 'show-message', mayHaveRun: 'no' },\n  6399: {",
    );
    expect(draft.read(`${folder}/messages.ts`)).toContain(
      "'trial-over': { 'zh-CN': '试样已过期，没有提交。请换一个。', 'zh-TW': '試樣已過期，沒有送出。請換一個。' }",
    );
    expect(draft.read(`${folder}/titles.ts`)).toContain(
      "'trial-over': { 'zh-CN': '试样已过期', 'zh-TW': '試樣已過期' }",
    );
    expect(draft.read(`${folder}/catalogue.test.ts`)).toMatch(/const ours: readonly number\[\] = \[\s*6398/);
  });

  it('says whether a call that is refused with it may have been executed', async () => {
    const draft = unsaved();
    await make(draft, 'code', '6398', { name: 'trial-over', ran: 'yes', words: '试样已过期' });
    expect(draft.read(`${folder}/catalogue.ts`)).toContain(
      "name: 'trial-over', outcome: 'show-message', mayHaveRun: 'yes' }",
    );
    const unclear = make(unsaved(), 'code', '6398', { name: 'trial-over', ran: 'perhaps', words: '词' });
    await expect(unclear).rejects.toThrow('"perhaps" is none of');
  });

  it.each([
    ['6001', 'trial-over', 'show-message', 'has 6001 already'],
    ['6398', 'login-expired', 'show-message', 'has login-expired already'],
    ['7000', 'trial-over', 'show-message', 'is no result code'],
    ['6398', 'trial-over', 'accept', '"accept" is none of'],
  ])('is refused: %s %s %s', async (number, name, outcome, words) => {
    await expect(make(unsaved(), 'code', number, { name, outcome, words: '词' })).rejects.toThrow(words);
  });
});

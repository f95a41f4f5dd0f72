import { expect, it } from 'vitest';
import { feedbackDraftItem, isWorthKeeping } from './feedback-draft.ts';

const { read, write } = feedbackDraftItem.codec;
const picture = { id: 'p1', url: '/site/api/v1/user/upload/picture/p1', width: 8, height: 6 };
const draft = { kind: 'betting', text: '一\n二', pictures: [picture] };

it('keeps a draft as it was written, and as personal data', () => {
  expect(read(write(draft))).toEqual(draft);
  expect(feedbackDraftItem.key).toBe('lobby.my.feedback-draft');
});

it.each([
  ['no object', '[]'],
  ['no text', JSON.stringify({ ...draft, text: 7 })],
  ['no list of pictures', JSON.stringify({ ...draft, pictures: 'p1' })],
  ['a picture of another address', JSON.stringify({ ...draft, pictures: [{ ...picture, url: '//x' }] })],
])('reads a draft with %s as none', (_what, text) => {
  expect(read(text)).toBeUndefined();
});

it('keeps nothing of an empty form', () => {
  expect(isWorthKeeping({ kind: '', text: '', pictures: [] })).toBe(false);
  expect(isWorthKeeping({ kind: 'betting', text: '', pictures: [] })).toBe(true);
});

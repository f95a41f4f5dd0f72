import { describe, expect, it } from 'vitest';
import { aboutTickets, type FeedbackDraft, feedbackDraftItem, isWorthKeeping } from './feedback-draft.ts';

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

describe('a draft about tickets', () => {
  const empty = { kind: '', text: '', pictures: [] };
  const about = (from: FeedbackDraft, ids: string | null) =>
    aboutTickets(from, ids, list => `注单号：${list}`);

  it('begins with their numbers, and is about betting', () => {
    expect(about(empty, 'OU123,DT45')).toEqual({ ...empty, kind: 'betting', text: '注单号：OU123、DT45\n' });
  });

  it('keeps what was written, and its kind, and names them once', () => {
    const written = { ...draft, kind: 'account' };
    const once = about(written, 'OU123');
    expect(once).toEqual({ ...written, text: '注单号：OU123\n一\n二' });
    expect(about(once, 'OU123')).toBe(once);
  });

  it.each([
    ['in the other script', '注單號：OU123、DT45\n一'],
    ['below the line of a bet that was chosen', '注单 BK9：甲 对 乙\n注单号：OU123、DT45\n一'],
    ['in lines of their own', '注单 DT45：甲 对 乙\n我的注单 OU123 呢'],
  ])('does not name them again where they are named %s', (_where, text) => {
    const written = { ...draft, text };
    expect(about(written, 'OU123,DT45')).toBe(written);
  });

  it('names them where the number of another one only begins alike', () => {
    const written = { ...draft, text: '注单号：OU1234\n一' };
    expect(about(written, 'OU123').text).toBe('注单号：OU123\n一');
  });

  it.each(['注单号：OU123、DT45\n一', '注單號：OU123、DT45\n一'])(
    'names those of the address alone, after another address had named some: %s',
    text => {
      expect(about({ ...draft, text }, 'OU999').text).toBe('注单号：OU999\n一');
    },
  );

  it('keeps a line of numbers that a person has written on', () => {
    const text = '注单号：OU123 还没有结算\n一';
    expect(about({ ...draft, text }, 'OU999').text).toBe(`注单号：OU999\n${text}`);
  });

  it.each([null, '', 'OU', 'OU1;', 'ou1', '请点击 http://elsewhere.example', `${'OU1,'.repeat(10)}OU1`])(
    'is the draft as it was for the address "%s"',
    ids => expect(about(draft, ids)).toBe(draft),
  );
});

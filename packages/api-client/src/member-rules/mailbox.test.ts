import { describe, expect, it } from 'vitest';
import { mailboxKey, readMailbox } from './mailbox.ts';

describe('a typed mailbox', () => {
  it.each([
    ['A@X.com', 'a@x.com'],
    [' a@x.com ', 'a@x.com'],
    ['a@x.com.', 'a@x.com'],
    ['a\u200b@x.com', 'a@x.com'],
    ['a@x\u00ad.co\u2060m\ufe0f', 'a@x.com'],
    ['\u202ea@x.com\ufeff', 'a@x.com'],
    ['ａ＠ｘ．ｃｏｍ', 'a@x.com'],
    ['a@x。com', 'a@x.com'],
    ['a.b+c@gmail.com', 'a.b+c@gmail.com'],
    ['林@例子.中国', '林@例子.中国'],
  ])('%j is %j', (typed, mailbox) => {
    expect(readMailbox(typed)).toBe(mailbox);
  });

  it.each([
    ...[
      '',
      'a',
      'a@b',
      '@b.cn',
      'a@.cn',
      'a@b.',
      'a b@c.cn',
      'a@b@c.cn',
      'a@.x.com',
      'a@x..com',
      'a@x.com..',
    ],
    ...['.a@x.com', 'a.@x.com', 'a..b@x.com', 'a@-x.com', 'a@x-.com', 'a@1.2', 'a@x.com/y', 'a@x.com:25'],
    ...['a@127.0.0.1', 'a@0x7f.0x1', 'a@x_y.com', 'a@x.com\u2800', '\u200b@x.com', `${'a'.repeat(36)}@b.cn`],
  ])('%j is none', typed => {
    expect(readMailbox(typed)).toBeUndefined();
  });
});

describe('the key of a mailbox', () => {
  it.each([
    ['a.b.c+casino@gmail.com', 'abc@gmail.com'],
    ['a.bc@googlemail.com', 'abc@gmail.com'],
    ['a.b+x@outlook.com', 'a.b@outlook.com'],
    ['a+x@me.com', 'a@icloud.com'],
    ['a-b_c.d@pm.me', 'abcd@proton.me'],
    ['a.b+c@example.com', 'a.b+c@example.com'],
    ['+c@gmail.com', '+c@gmail.com'],
    ['a@例子.中国', 'a@xn--fsqu00a.xn--fiqs8s'],
    ['a@xn--fsqu00a.xn--fiqs8s', 'a@xn--fsqu00a.xn--fiqs8s'],
    ['a@hotmail.com', 'a@hotmail.com'],
    ['a+x@hotmail.co.uk', 'a@hotmail.co.uk'],
    ['a+x@outlook.jp', 'a@outlook.jp'],
    ['a+x@live.cn', 'a@live.cn'],
    ['a+x@live.example', 'a+x@live.example'],
    ['lin.qiao+x@ya.ru', 'lin-qiao@yandex.ru'],
    ['lin-qiao@yandex.com', 'lin-qiao@yandex.ru'],
    ['linqiao@yandex.ru', 'linqiao@yandex.ru'],
    ['casino@lin.fastmail.com', 'lin@fastmail.com'],
    ['lin+casino@fastmail.com', 'lin@fastmail.com'],
    ['a@b.gmail.com', 'a@b.gmail.com'],
  ])('of %j is %j', (mailbox, key) => {
    expect(mailboxKey(mailbox)).toBe(key);
  });

  it('of what older versions took is the same as of its one spelling', () => {
    expect(mailboxKey('A\u200b@x.com.')).toBe('a@x.com');
    expect(mailboxKey('a@.x.com')).toBe('a@.x.com');
  });
});

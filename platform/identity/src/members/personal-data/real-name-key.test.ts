import { describe, expect, it } from 'vitest';
import { isSameName, realNameKey } from './real-name-key.ts';

const bound = '阿卜来提·如则托合提';

describe('a name in another spelling', () => {
  it.each([...'·•‧∙⋅・･．.●◦ㆍꞏ・ \u3000'])('with %j between its parts is the same', dot => {
    expect(isSameName(`阿卜来提${dot}如则托合提`, bound)).toBe(true);
  });

  it.each([...'\u200b\u200c\u200d\u2060\ufeff\u00ad\u3164\ufe0f\u200e'])(
    'with the unseen character %j in it is the same',
    unseen => {
      expect(isSameName(`${unseen}阿卜来提${unseen}·如则${unseen}托合提`, bound)).toBe(true);
    },
  );

  it.each([
    ['張偉', '张伟'],
    ['衞蘭', '卫兰'],
    ['衛蘭', '卫兰'],
    ['於佩爾', '于佩尔'],
    ['李乾', '李乾'],
    ['葉 問', '叶问'],
    ['ＬＩ　Ｎａ', 'li na'],
    ['Jean·Luc', 'JEAN LUC'],
    ['豈娜', '岂娜'],
  ])('%s is %s', (one, other) => {
    expect(isSameName(one, other)).toBe(true);
  });

  it.each([
    ['张伟', '张炜'],
    ['张伟', '张伟东'],
    ['李娜', 'li na'],
    ['', ''],
    ['·', '\u200b'],
  ])('%s is not %s', (one, other) => {
    expect(isSameName(one, other)).toBe(false);
  });

  it('has one key, which is its own key', () => {
    expect(realNameKey('阿卜來提‧如則託合提')).toBe(realNameKey(bound));
    expect(realNameKey(realNameKey('張·偉'))).toBe(realNameKey('張·偉'));
  });
});

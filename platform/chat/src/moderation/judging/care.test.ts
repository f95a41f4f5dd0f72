import { expect, it } from 'vitest';
import { judgeText } from '../judge-text.ts';

it.each([
  ...[
    '输光了，真的想死',
    '不想活了',
    '活不下去了',
    '我想自杀',
    '我想自殺',
    '唔想活喇',
    '死咗算',
    '想跳楼',
    '想 不 开',
    '輕生的念頭',
  ],
  ...[
    '活着没意思',
    '不如死了',
    '想结束自己的生命',
    '控制不住又充值了',
    '停不下来一直在下注',
    '戒不了赌',
    '賭到家破人亡',
    '还不上网贷了',
  ],
])('%s: its author is led to help', text => {
  expect(judgeText(text)).toBe('care');
});

it.each([
  ...[
    '想死你了梅西',
    '死守',
    '死磕到底',
    '自杀式防守',
    '跳楼价卖球员',
    '笑死我了',
    '累死了',
    '死亡之组',
    '输光了',
    '死敌德比',
    '杀死比赛',
  ],
])('%s: is said of a match', text => {
  expect(judgeText(text)).toBeUndefined();
});

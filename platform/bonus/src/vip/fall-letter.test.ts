import { expect, it } from 'vitest';
import { fallLetter } from './fall-letter.ts';

/** 22 February 2027, 12:00 in Beijing. */
const at = Date.UTC(2027, 1, 22, 4);

it('the letter says what is missing, until when, and what the lower grade brings less', () => {
  const { title, content } = fallLetter({ grade: 3, left: 2_765_433n, at })['zh-CN'];
  expect(title).toBe('VIP 3 保级提醒');
  expect(content).toContain('在北京时间 2027-02-22 12:00 结束');
  expect(content).toContain('还需 27654.33 元有效投注，才能保住 VIP 3');
  expect(content).toContain(
    '等级会降到 VIP 2：</p><ul><li>返水比例改按 VIP 2 计算</li><li>周礼金从 15 元减为 5 元</li>' +
      '<li>月礼金从 12 元减为 3 元</li><li>生日礼金从 58 元减为 28 元</li></ul>',
  );
});

it('a gift that the lower grade does not have is named as such, and one that stays is not named', () => {
  const { content } = fallLetter({ grade: 1, left: 1n, at })['zh-TW'];
  expect(content).toContain('還需 0.01 元有效投注，才能保住 VIP 1');
  expect(content).toContain('<li>不再有週禮金（目前為 2 元）</li><li>不再有月禮金（目前為 1 元）</li></ul>');
  expect(content).not.toContain('生日');
});

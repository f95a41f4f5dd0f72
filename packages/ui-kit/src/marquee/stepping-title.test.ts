import { expect, it } from 'vitest';
import { turned } from './stepping-title.tsx';

const title = [...'一二三四五六七八九十甲乙丙丁戊己庚'];

it('shows fifteen characters, moves one per step, and wraps around', () => {
  expect(turned(title, 0)).toBe('一二三四五六七八九十甲乙丙丁戊');
  expect(turned(title, 1)).toBe('二三四五六七八九十甲乙丙丁戊己');
  expect(turned(title, title.length + 3)).toBe(turned(title, 0));
});

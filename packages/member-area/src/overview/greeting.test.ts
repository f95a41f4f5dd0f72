import { expect, it } from 'vitest';
import { dayPart } from './greeting.ts';

it.each([
  ['00:00', 'night'],
  ['04:59', 'night'],
  ['05:00', 'morning'],
  ['11:00', 'noon'],
  ['13:00', 'afternoon'],
  ['17:59', 'afternoon'],
  ['18:00', 'evening'],
])('%s in Beijing is %s', (time, part) => {
  expect(dayPart(Date.parse(`2026-11-20T${time}:00+08:00`))).toBe(part);
});

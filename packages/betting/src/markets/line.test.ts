import { describe, expect, it } from 'vitest';
import { lineOfSide, parseLine, printLine } from './line.ts';

describe('reading a line', () => {
  it.each([
    ['0', 0],
    ['0 / 0.5', 1],
    ['0/0.5', 1],
    ['0.25', 1],
    ['-0 / 0.5', -1],
    ['-0.5 / 1', -3],
    ['-0.75', -3],
    ['+1.50', 6],
    ['2.5 / 3', 11],
    ['10', 40],
  ])('%s is %i quarters', (text, quarters) => expect(parseLine(text)).toBe(quarters));

  it.each(['', 'a', '0.3', '1 / 2', '0.25 / 0.5', '1 / 1.5 / 2', '1e1', '--1', '/'])('%j is no line', text =>
    expect(parseLine(text)).toBeUndefined(),
  );

  it('prints what it reads', () => {
    for (let quarters = -40; quarters <= 40; quarters += 1) {
      expect(parseLine(printLine(quarters))).toBe(quarters);
    }
  });
});

describe('the line beside the picked team', () => {
  it('is negative for the strong side and positive for the other', () => {
    expect(lineOfSide('0.5 / 1', 'H', 'H')).toBe('-0.5/1');
    expect(lineOfSide('0.5 / 1', 'H', 'C')).toBe('+0.5/1');
    expect(lineOfSide('0.5', 'C', 'C')).toBe('-0.5');
    expect(lineOfSide('0', 'H', 'H')).toBe('0');
  });
});

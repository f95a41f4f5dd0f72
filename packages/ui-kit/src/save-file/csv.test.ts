import { describe, expect, it } from 'vitest';
import { csvFile } from './csv.ts';

const cell = (text: string) => csvFile([[text]]).slice(1, -2);

describe('a CSV file', () => {
  it('begins with the mark of UTF-8, separates by commas, and ends every line with CRLF', () => {
    expect(
      csvFile([
        ['注单', '投注额'],
        ['OU1', '200'],
      ]),
    ).toBe('\uFEFF注单,投注额\r\nOU1,200\r\n');
    expect(csvFile([])).toBe('\uFEFF');
  });

  it.each([
    ['a comma', 'A, B', '"A, B"'],
    ['a quote', '他说"是"', '"他说""是"""'],
    ['a line break', 'A\nB\r\nC', '"A\nB\r\nC"'],
    ['nothing special', '富勒姆 对 伯恩利', '富勒姆 对 伯恩利'],
    ['nothing', '', ''],
  ])('quotes a cell with %s', (_, text, written) => {
    expect(cell(text)).toBe(written);
  });

  it.each(['=1+1', '+0.5', '-0.5/1', '@SUM(A1)', '\tx', '＝1+1', '－1'])(
    'keeps %j from being a formula',
    text => {
      expect(cell(text)).toBe(`'${text}`);
    },
  );

  it('quotes what it keeps from being a formula', () => {
    expect(cell('=HYPERLINK("x","y")')).toBe('"\'=HYPERLINK(""x"",""y"")"');
    expect(cell('\rx')).toBe('"\'\rx"');
  });

  it.each(['-200', '-0.50', '12680.5', '0'])('leaves the number %s a number', text => {
    expect(cell(text)).toBe(text);
  });
});

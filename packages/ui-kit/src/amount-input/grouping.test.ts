import { describe, expect, it } from 'vitest';
import { caretIn, grouped, readEdit } from './grouping.ts';

describe('an amount is shown with commas between its thousands', () => {
  it.each([
    ['', ''],
    ['999', '999'],
    ['10416', '10,416'],
    ['1234567.5', '1,234,567.5'],
    ['1000.', '1,000.'],
    ['1e5', '1e5'],
    ['1,5', '1,5'],
    ['１２３４', '１２３４'],
    ['12345.6.7', '12345.6.7'],
  ])('%j as %j', (amount, shown) => expect(grouped(amount)).toBe(shown));
});

describe('an edit of a grouped amount', () => {
  it('typing a digit among equal ones leaves the caret behind the new digit', () => {
    // "1,1|11", then 1.
    const edit = readEdit({ before: '1111', text: '1,1111', caret: 4, from: 3 });
    expect(edit).toEqual({ text: '11111', caret: 3 });
    expect(caretIn(grouped(edit.text), edit)).toBe('11,1'.length);
  });

  it('typing at the end leaves the caret at the end', () => {
    expect(readEdit({ before: '1041', text: '1,0416', caret: 6 })).toEqual({ text: '10416', caret: 5 });
    expect(caretIn('10,416', { text: '10416', caret: 5 })).toBe(6);
  });

  it('deleting a digit keeps the others', () => {
    expect(readEdit({ before: '10416', text: '1,416', caret: 1 })).toEqual({ text: '1416', caret: 1 });
  });

  it('deleting a comma deletes the digit beside it', () => {
    const comma = { before: '1234', text: '1234', caret: 1 };
    expect(readEdit({ ...comma, by: 'deleteContentBackward' })).toEqual({ text: '234', caret: 0 });
    expect(readEdit({ ...comma, by: 'deleteContentForward' })).toEqual({ text: '134', caret: 1 });
  });

  it('a decimal comma pasted over the amount stays and does not multiply it', () => {
    expect(readEdit({ before: '1234', text: '1,5', caret: 3, from: 0 }).text).toBe('1,5');
  });

  it.each([
    [{ text: '1,234,', caret: 6, from: 5 }, '1,234,'],
    [{ text: '1,234，500', caret: 9, from: 5 }, '1,234，500'],
    [{ text: '9,000,234', caret: 5, from: 1 }, '9,000,234'],
  ])('a comma put into a grouped amount leaves the others where they were: %j', (edit, text) => {
    expect(readEdit({ before: '1234', ...edit })).toEqual({ text, caret: edit.caret });
  });

  it('a grouped amount pasted over another keeps its digits', () => {
    expect(readEdit({ before: '1234', text: '2,000', caret: 5, from: 0 }).text).toBe('2,000');
  });

  it('an undo of the browser that fits no edit is read as a new text', () => {
    expect(readEdit({ before: '1234', text: '123', caret: 3, from: 5 }).text).toBe('123');
  });

  it('a full-width figure leaves the caret behind its plain one', () => {
    const edit = readEdit({ before: '1234', text: '1,23５4', caret: 5, from: 4 });
    expect(edit.text).toBe('123５4');
    expect(caretIn('12,354', edit)).toBe('12,35'.length);
  });

  it('text that is no amount leaves the caret where it is', () => {
    expect(caretIn('1,', { text: '1,', caret: 2 })).toBe(2);
    expect(caretIn('abc', { text: 'abc', caret: 2 })).toBe(2);
  });
});

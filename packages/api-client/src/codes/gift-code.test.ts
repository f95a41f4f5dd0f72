import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkCharacter, codeAlphabet, formatGiftCode, giftCodeDrawn, readGiftCode } from './index.ts';

const character = fc.constantFrom(...codeAlphabet);
const body = fc.string({ unit: character, minLength: giftCodeDrawn, maxLength: giftCodeDrawn });
const code = body.map(drawn => drawn + checkCharacter(drawn));
const known = '7K3M9QXA2BCDEFG';
const whole = known + checkCharacter(known);

const replaced = (text: string, at: number, by: string) => text.slice(0, at) + by + text.slice(at + 1);
const swapped = (text: string, at: number) =>
  text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2);

it('every character of every code that is mistyped is found', () => {
  fc.assert(
    fc.property(code, typed => {
      for (let at = 0; at < typed.length; at += 1)
        for (const other of codeAlphabet.replace(typed.charAt(at), ''))
          expect(readGiftCode(replaced(typed, at, other))).toEqual({ fault: 'mistyped' });
    }),
    { numRuns: 20 },
  );
});

it('every two neighbours that are exchanged are found', () => {
  fc.assert(
    fc.property(code, typed => {
      for (let at = 0; at + 1 < typed.length; at += 1)
        if (typed.charAt(at) !== typed.charAt(at + 1))
          expect(readGiftCode(swapped(typed, at))).toEqual({ fault: 'mistyped' });
    }),
  );
});

it('a code is read however its case, spaces, dashes and width are', () => {
  const fullWidth = (text: string) =>
    text.replace(/[0-9A-Z]/g, char => String.fromCharCode(char.charCodeAt(0) + 0xfee0));
  fc.assert(
    fc.property(code, fc.constantFrom('-', ' ', '　', '—', '‑', '\u200b', '\n'), (plain, between) => {
      const grouped = formatGiftCode(plain).replaceAll('-', between);
      for (const typed of [grouped, ` ${grouped.toLowerCase()} `, fullWidth(grouped)])
        expect(readGiftCode(typed)).toEqual({ code: plain });
    }),
  );
});

it('letters that stand for digits are read as those', () => {
  const drawn = '0'.repeat(5) + '1'.repeat(10);
  const typed = `${'o'.repeat(3)}OO${'l'.repeat(4)}I${'i'.repeat(5)}${checkCharacter(drawn)}`;
  expect(readGiftCode(typed)).toEqual({ code: drawn + checkCharacter(drawn) });
});

it.each([
  ['', 'empty'],
  [' - ', 'empty'],
  [whole.slice(1), 'length'],
  [`${whole}0`, 'length'],
  [replaced(whole, 3, 'U'), 'character'],
  [replaced(whole, 3, '码'), 'character'],
] as const)('the text %j is no code: %s', (typed, fault) => {
  expect(readGiftCode(typed)).toEqual({ fault });
});

it('a code is written in four groups of four', () => {
  expect(formatGiftCode(whole)).toMatch(/^7K3M-9QXA-2BCD-EFG.$/);
});

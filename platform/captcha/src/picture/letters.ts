import { randomInt } from 'node:crypto';
import { drawableLetters } from './glyphs.ts';

const count = 5;

/** The letters of a new picture. */
export function newLetters(): string {
  return Array.from({ length: count }, () => drawableLetters[randomInt(drawableLetters.length)]).join('');
}

/**
 * Takes "<letters>.<nonce>" apart. The letters as they are compared: case, spaces and full-width forms do not matter.
 * Without a full stop there is no nonce.
 */
export function readPictureAnswer(code: string): { letters: string; nonce: string } {
  const [letters = '', nonce = ''] = code.normalize('NFKC').replace(/\s/g, '').split('.');
  return { letters: letters.toUpperCase(), nonce };
}

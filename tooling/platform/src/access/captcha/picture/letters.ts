import { randomInt } from 'node:crypto';
import { drawableLetters } from './glyphs.ts';

const count = 5;

/** The letters of a new picture. */
export function newLetters(): string {
  return Array.from({ length: count }, () => drawableLetters[randomInt(drawableLetters.length)]).join('');
}

/** What a member typed, as it is compared: case, spaces and full-width letters do not matter. */
export function readLetters(typed: string): string {
  return typed.normalize('NFKC').replace(/\s/g, '').toUpperCase();
}

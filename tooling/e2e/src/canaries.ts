import { createHash } from 'node:crypto';
import { leave } from './run.ts';

/** Secrets that were really used in this run. The last test looks for them in everything the platforms wrote. */
const remembered = new Set<string>();

/** Remembers a password and the md5 in which it travels. */
export function rememberPassword(password: string): void {
  rememberSecret(password);
  rememberSecret(createHash('md5').update(password).digest('hex'));
}

export function rememberSecret(secret: string): void {
  if (remembered.has(secret)) return;
  remembered.add(secret);
  leave('canaries', secret);
}

/** Six digits and four letters stand inside many an innocent number or id: they count as a word of their own only. */
const shortest = 8;

/** Which of these secrets stand in a text. */
export function leaked(text: string, candidates: readonly string[]): string[] {
  const words = new Set(text.split(/[^\w.+/-]+/));
  return candidates.filter(secret => (secret.length < shortest ? words.has(secret) : text.includes(secret)));
}

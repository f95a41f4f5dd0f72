import { createHash } from 'node:crypto';
import { appendLine } from './run.ts';

/** Secrets used in this run. The last test searches for them in the output of the platforms. */
const remembered = new Set<string>();

/** Records a password and the md5 in which it is sent. */
export function rememberPassword(password: string): void {
  rememberSecret(password);
  rememberSecret(createHash('md5').update(password).digest('hex'));
}

export function rememberSecret(secret: string): void {
  if (remembered.has(secret)) return;
  remembered.add(secret);
  appendLine('canaries', secret);
}

/** Six digits and four letters are part of many harmless numbers or ids: they count only as a separate word. */
const shortest = 8;

/** The secrets that occur in a text. */
export function leaked(text: string, candidates: readonly string[]): string[] {
  const words = new Set(text.split(/[^\w.+/-]+/));
  return candidates.filter(secret => (secret.length < shortest ? words.has(secret) : text.includes(secret)));
}

import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits. The only copy is the one that is answered. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a token. No salt is needed: 256 random bits cannot be guessed from their hash. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

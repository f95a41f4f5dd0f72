import { createHash, randomBytes } from 'node:crypto';

/** A secret of 32 bytes that is given out once. */
export const newSecret = () => randomBytes(32).toString('base64url');

/** A name of 16 random bytes, which nobody guesses. */
export const newId = () => randomBytes(16).toString('hex');

/** Whether a text can be one of those names: nothing else is looked up. */
export const isId = (text: string): boolean => /^[0-9a-f]{32}$/.test(text);

/** What is kept of a secret. */
export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');

import * as v from 'valibot';

/** Where a provider answers; without a slash at the end. */
export const address = v.pipe(
  v.string(),
  v.check(
    url => URL.canParse(url),
    ({ input }) => `must be the address of the provider, but it is "${input}".`,
  ),
  v.transform(url => url.replace(/\/+$/, '')),
);

/** Shared with a provider: the first signs, all of them verify, so that a key can be changed without a gap. */
export const sharedSecrets = v.pipe(
  v.array(v.string()),
  v.check(
    secrets => secrets.length > 0 && secrets.every(secret => secret.length >= 32),
    'must be one or more secrets of at least 32 characters.',
  ),
);

/** The origins that the pages of a provider may have. */
export const origins = v.array(
  v.pipe(
    v.string(),
    v.check(
      page => URL.canParse(page),
      ({ input }) => `must be origins as https://pay.example.com, but one is "${input}".`,
    ),
    v.transform(page => new URL(page).origin),
  ),
);

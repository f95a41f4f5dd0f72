import { expect, it } from 'vitest';
import { hashOf, liftStyles } from './lift-styles.ts';

it('moves style attributes into rules, each distinct one once', () => {
  const drawn = '<svg style="inline-size:1rem"></svg><i style="inline-size:1rem"></i><b style="order:1"></b>';
  const { markup, css } = liftStyles(drawn);
  expect(markup).toBe('<svg data-drawn="s0"></svg><i data-drawn="s0"></i><b data-drawn="s1"></b>');
  expect(css).toBe('[data-drawn=s0]{inline-size:1rem}[data-drawn=s1]{order:1}');
});

it('returns the hash of the rules for the policy', () => {
  expect(hashOf('')).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
});

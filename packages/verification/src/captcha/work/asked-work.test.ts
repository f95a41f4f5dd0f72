import { expect, it } from 'vitest';
import { askedWork } from './asked-work.ts';

it.each([
  [{ work: { bits: 18 } }, 18],
  [{ work: { bits: 0 }, lot_number: 'l' }, 0],
  [{ work: { bits: 33 } }, undefined],
  [{ work: { bits: 1.5 } }, undefined],
  [{ work: { bits: '18' } }, undefined],
  [{ work: 18 }, undefined],
  [{}, undefined],
  [null, undefined],
])('%j asks for %s bits', (data, bits) => expect(askedWork(data)).toBe(bits));

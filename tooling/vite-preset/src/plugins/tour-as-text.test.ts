import { describe, expect, it } from 'vitest';
import { asText } from './tour-as-text.ts';

describe('the words of the tour', () => {
  it('are written as text', () => {
    expect(asText('a.innerHTML=`&times;`,b.innerHTML=c')).toBe('a.textContent=`×`,b.textContent=c');
  });
});

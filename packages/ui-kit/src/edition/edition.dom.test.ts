import { describe, expect, it } from 'vitest';
import { currentEdition, initEdition, setEdition } from './edition.ts';

function memoryOf(remembered: string | null) {
  const written: string[] = [];
  return { written, read: () => remembered, write: (edition: string) => void written.push(edition) };
}

describe('the edition', () => {
  it('is the stored one', () => {
    initEdition({ fallback: 'classic', memory: memoryOf('pro') });
    expect(document.documentElement.dataset.edition).toBe('pro');
  });

  it('is the brand’s default when nothing valid is stored', () => {
    expect(initEdition({ fallback: 'pro', memory: memoryOf('neon') })).toBe('pro');
  });

  it('is stored when changed', () => {
    const memory = memoryOf(null);
    initEdition({ fallback: 'classic', memory });
    setEdition('pro');
    expect(memory.written).toEqual(['pro']);
    expect(currentEdition()).toBe('pro');
  });

  it('is classic for a brand without the professional theme, whatever is stored or requested', () => {
    const memory = memoryOf('pro');
    initEdition({ fallback: 'pro', forced: 'classic', memory });
    setEdition('pro');
    expect(currentEdition()).toBe('classic');
    expect(memory.written).toEqual([]);
  });
});

import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesLike, isThere, read } from './repository.ts';

/** What the pages of words point at is there. */

const pages = filesLike(/\.md$/).filter(file => !file.startsWith('.changeset/'));

describe('a page', () => {
  it.each(pages)('%s points at nothing that is not there', page => {
    const links = [...read(page).matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(
      match => match[1] ?? '',
    );
    const dead = links.filter(link => !isThere(path.posix.join(path.posix.dirname(page), link)));
    expect(dead, `${page}: mend these links, or take them out.`).toEqual([]);
  });
});

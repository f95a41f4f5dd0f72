import { expect, it } from 'vitest';
import { oneOfEach } from '../testing/one-of-each.ts';
import { make, unsaved } from '../testing/repository.ts';
import { brandsIn } from './draft.ts';

/** What git leaves of a branch with a brand of its own: what it ignores. */
function besideStrays() {
  const draft = unsaved();
  draft.create('brands/aaa/node_modules/.keep', '');
  draft.create('apps/aaa/node_modules/.keep', '');
  return draft;
}

it('a folder without a brand.ts is no brand', () => {
  expect(brandsIn(besideStrays())).not.toContain('aaa');
});

it.each(oneOfEach.filter(([kind]) => ['brand', 'package', 'token'].includes(kind)))(
  'a new %s is made beside folders of a brand that is gone',
  async (kind, name, flags) => {
    const draft = besideStrays();
    await make(draft, kind, name, { ...flags });
    expect([...draft.created, ...draft.changed].filter(file => /aaa\/(?!node_modules)/.test(file))).toEqual(
      [],
    );
  },
);

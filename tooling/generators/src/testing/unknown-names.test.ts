import { expect, it } from 'vitest';
import { missingFiles } from './missing-files.ts';
import { oneOfEach } from './one-of-each.ts';
import { make, unsaved } from './repository.ts';
import { unknownNames } from './unknown-names.ts';

it('what generators write imports every name that it uses, and none in vain', async () => {
  const draft = unsaved();
  for (const [kind, name, flags] of oneOfEach) await make(draft, kind, name, { ...flags });
  expect(unknownNames(draft)).toEqual([]);
  expect(missingFiles(draft)).toEqual([]);
});

it('a name that is not imported is found, and so is an import in vain', () => {
  const draft = unsaved();
  draft.create('packages/trial/a.ts', "import { one } from 'there';\nexport const two: Three = 2;\n");
  const found = unknownNames(draft).join('\n');
  expect(found).toContain("a.ts(1,10): error TS6133: 'one' is declared");
  expect(found).toContain("a.ts(2,19): error TS2304: Cannot find name 'Three'");
});

it('an import that leads nowhere is found', () => {
  const draft = unsaved();
  draft.create('packages/trial/a.ts', "import { one } from './one.ts';\nexport * from './a.ts';\n");
  expect(missingFiles(draft)).toEqual(['packages/trial/a.ts: ./one.ts']);
});

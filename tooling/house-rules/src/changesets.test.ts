import { audienceOf, audienceOfPackage, audiences, type Manifest, toldBy } from '@lobby/release/audience';
import { describe, expect, it } from 'vitest';
import { filesLike, read, readJson } from './repository.ts';

/** A changeset becomes an entry of the changelog as it is, so it is judged while whoever wrote it is still there. */

const members = new Map(
  filesLike(/^(apps|brands|packages|platform|tooling)\/[^/]+\/package\.json$/).map(file => {
    const manifest = readJson<Manifest>(file);
    return [manifest.name, { folder: file.replace('/package.json', ''), manifest }];
  }),
);

/** What is wrong with a changeset, in a sentence; undefined when nothing is. */
function faultOf(text: string): string | undefined {
  const [, head = '', summary = ''] = /^---\n([\s\S]*?)---\n([\s\S]*)$/.exec(text) ?? [];
  const named = [...head.matchAll(/^['"](.+)['"]: (?:major|minor|patch)$/gm)].map(([, name = '']) => name);
  if (named.length === 0) return 'names no package';
  const known = named.flatMap(name => members.get(name) ?? []);
  if (known.length < named.length)
    return `names ${named.filter(name => !members.has(name)).join(', ')}, which is no package: name what it is called now`;
  const told = toldBy(summary);
  const ofPackages = known.map(({ folder, manifest }) => audienceOfPackage(folder, manifest));
  if (!audienceOf(told, ofPackages))
    return `concerns "${told.concerns}": say one of ${Object.keys(audiences).join(', ')}`;
  if (/^#/m.test(told.text)) return 'has a heading, and the changelog has its own';
  const paragraphs = told.text.split(/\n{2,}/);
  if (!paragraphs.every(text => /^[^a-z\s]/.test(text) && /[.!?。]["”）)`]*$/.test(text)))
    return 'is no whole sentence: begin it with a capital and end it with a full stop';
  return told.text.split('\n').some(line => line.length > longest)
    ? `has a line of more than ${longest} characters: make two sentences of it, in two paragraphs`
    : undefined;
}

/** A line of a page, without the mark of a list. */
const longest = 398;

it('all packages share the version of the repository', () => {
  const { version } = readJson<{ version: string }>('package.json');
  const others = [...members.values()]
    .map(({ folder }) => folder)
    .filter(folder => readJson<{ version: string }>(`${folder}/package.json`).version !== version);
  expect(others, `Say "version": "${version}" in their package.json: they are released together.`).toEqual(
    [],
  );
});

describe('a changeset', () => {
  it('names packages that are there, says whom it concerns, and is told in whole sentences', () => {
    const faults = filesLike(/^\.changeset\/[^/]+\.md$/).flatMap(file => {
      const fault = faultOf(read(file));
      return fault ? [`${file} ${fault}`] : [];
    });
    expect(faults, `docs/releasing.md says how one is written.\n${faults.join('\n')}`).toEqual([]);
  });

  const one = (head: string, text: string) => faultOf(`---\n${head}\n---\n\n${text}\n`);

  it.each([
    ['', 'The wallet is better.', 'names no package'],
    ["'@lobby/purse': minor", 'The wallet is better.', 'names @lobby/purse, which is no package'],
    [
      "'@lobby/wallet': minor",
      'The wallet is better.\n\nConcerns: everybody',
      'concerns "everybody": say one of',
    ],
    ["'@lobby/wallet': minor", '## Wallet\n\nIt is better.', 'has a heading'],
    ["'@lobby/wallet': minor", 'wallet better', 'is no whole sentence'],
    ["'@lobby/wallet': minor", 'The wallet\n\nIs better.', 'is no whole sentence'],
    ["'@lobby/wallet': minor", `${'The wallet is better. '.repeat(20)}`.trim(), 'a line of more than 398'],
  ])('is at fault: %s %j', (head, text, fault) => {
    expect(one(head, text)).toContain(fault);
  });

  it.each([
    ['The wallet is better.'],
    ['`useWallet` is better (`useBetterWallet`).'],
    ['忘记密码 is 24 px high.\n\nIts twin too.\n\nConcerns: designers'],
  ])('is good: %j', text => {
    expect(one("'@lobby/wallet': minor\n'@lobby/api': patch", text)).toBeUndefined();
  });
});

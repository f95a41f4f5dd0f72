import { describe, expect, it } from 'vitest';
import { filesLike, isTest, read } from '../repository.ts';

/** The privacy page lists all that the site keeps in a browser, and for how long. */

const page = 'packages/content/src/prose/privacy.md';
const code = filesLike(/^(packages|apps|brands)\/.*\.(tsx?|mjs|html)$/).filter(
  file => !isTest(file) && !/\/(testing|test-support|stories)\//.test(file),
);

interface Kept {
  readonly file: string;
  /** As the page writes it: "lobby.my.DD_…". */
  readonly key: string;
  readonly section: 'storage-session' | 'storage-tab' | 'storage-device';
}

/** How a stored value is declared: by which call, and with which name. */
const declared =
  /\b(defineItem|pendingRequest|defineUnderWay|defineChangeSignal)(?:<[\s\S]*?>)?\(\s*([^,()]+),?/g;

/** These hand on a name that somebody else gives them. */
const forwarding = [
  'packages/api/src/query/changed-elsewhere.ts',
  'packages/api/src/storage/items.ts',
  'packages/betslip/src/money-in-flight.ts',
  'packages/operation/src/repeat/pending-request.ts',
  'packages/verification/src/codes/under-way.ts',
];

/** Names that are constants of their file. */
function nameOf(written: string, text: string): string {
  const constant = /^\w+$/.test(written) ? written : undefined;
  if (constant === undefined) return written.slice(1, -1).replace(/\$\{\w+\}/g, '…');
  const all = code.map(read).join('\n');
  return new RegExp(`const ${constant} = '([^']+)'`).exec(`${text}\n${all}`)?.[1] ?? `?${constant}`;
}

function keysOf(file: string): Kept[] {
  const text = read(file);
  return [...text.matchAll(declared)].flatMap(({ 0: all, 1: call, 2: written = '', index }) => {
    const name = written.trim();
    if (forwarding.includes(file) && !name.startsWith("'")) return [];
    const rest = text.slice(index + all.length, text.indexOf(';', index));
    const personal = call === 'pendingRequest' || rest.includes('personal: true');
    const inTab =
      call === 'defineUnderWay' ||
      new RegExp(
        `tabStorage\\.(?:readItem|writeItem)\\(${/const (\w+)[^=]*= $/.exec(text.slice(0, index))?.[1]}\\b`,
      ).test(text);
    const key = `lobby.${personal ? 'my.' : ''}${call === 'pendingRequest' ? 'pending-' : ''}${nameOf(name, text)}`;
    return [{ file, key, section: personal ? 'storage-session' : inTab ? 'storage-tab' : 'storage-device' }];
  });
}

const unique = <Value>(values: readonly Value[]) => [...new Set(values)].sort();
const kept = code.flatMap(keysOf);

/** The names in the table of a section. */
function listed(section: string): string[] {
  const [, text = ''] = read(page).split(`{#${section}}`);
  const [own = ''] = text.split('\n## ');
  return unique([...own.matchAll(/^\| (lobby\.\S+) \|/gm)].map(([, key = '']) => key));
}

describe('the privacy page', () => {
  it('has keys to list', () => expect(kept.length).toBeGreaterThan(30));

  it.each(['storage-session', 'storage-tab', 'storage-device'])('lists every key under {#%s}', section => {
    const keys = unique(kept.filter(each => each.section === section).map(({ key }) => key));
    expect(listed(section), `Correct the table {#${section}} of ${page}.`).toEqual(keys);
  });

  it('says what each is for', () => {
    const rows = [...read(page).matchAll(/^\| lobby\S* \|(.*)\|$/gm)].map(([, purpose = '']) =>
      purpose.trim(),
    );
    expect(rows.length).toBeGreaterThan(30);
    expect(rows.filter(purpose => purpose.length < 2)).toEqual([]);
  });
});

describe('nothing is kept in a browser beside the listed items', () => {
  /** Each door to what a browser keeps, and the files that open it; their items are listed. */
  const doors: readonly (readonly [string, RegExp, readonly string[]])[] = [
    [
      'localStorage',
      /\blocalStorage\b(?!`)/,
      ['packages/api/src/storage/index.ts', 'packages/api/src/storage/inline-read.ts'],
    ],
    ['sessionStorage', /\bsessionStorage\b/, ['packages/api/src/storage/tab-storage.ts']],
    ['IndexedDB', /\bindexedDB\.open\(/, ['packages/auth/src/remember/key-store.ts']],
    ['cookies', /\bdocument\.cookie\b|\bcookieStore\b/, []],
    ['caches', /\bcaches\.open\(|serviceWorker\.register\(/, ['packages/site/src/worker/start-worker.ts']],
  ];

  it.each(doors)('%s', (_name, door, allowed) => {
    const uses = (file: string) => door.test(read(file).replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, ''));
    expect(code.filter(uses), `List what it keeps in ${page}, or keep it by defineItem.`).toEqual(allowed);
  });

  it('the platform sets no cookies', () => {
    const sets = filesLike(/^platform\/.*\.ts$/).filter(
      file => !isTest(file) && /set-?cookie/i.test(read(file)),
    );
    expect(sets, `${page} says that there are none.`).toEqual([]);
  });

  it('the key of a remembered password is in a database that is listed', () => {
    expect(read('packages/auth/src/remember/key-store.ts')).toContain("const DATABASE = 'lobby';");
    expect(read(page)).toContain('| lobby（数据库） |');
  });
});

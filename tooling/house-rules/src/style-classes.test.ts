import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesLike, isThere, read } from './repository.ts';

/** Classes of style sheets and the components that use them: neither without the other. */

interface Sheet {
  readonly classes: ReadonlySet<string>;
  readonly used: Set<string>;
  /** Some component computes names: which classes it uses cannot be read. */
  isComputed: boolean;
}

const sheets = new Map<string, Sheet>();
const undefinedClasses: string[] = [];
const missingSheets: string[] = [];
const sheetsOfOthers: string[] = [];

for (const file of filesLike(/^(apps|brands|packages)\/.*\.tsx?$/)) {
  const text = read(file);
  for (const [, name = '', from = ''] of text.matchAll(/^import (\w+) from '(\..+\.module\.css)';/gm)) {
    const at = path.posix.join(path.posix.dirname(file), from);
    if (from.startsWith('../')) sheetsOfOthers.push(`${file}: ${from}`);
    if (!isThere(at)) {
      missingSheets.push(`${file}: ${from}`);
      continue;
    }
    const sheet = sheets.get(at) ?? readSheet(at);
    sheets.set(at, sheet);
    const code = text.replace(/^import .*$/gm, '');
    for (const [, used = ''] of code.matchAll(new RegExp(`\\b${name}\\??\\.(\\w+)`, 'g')))
      sheet.used.add(used);
    // As a whole, or by a computed name; not as the property of something else.
    if (new RegExp(`(?<![.\\w-])${name}(?![\\w.?:='-])`).test(code)) sheet.isComputed = true;
    for (const [, given = ''] of code.matchAll(/className=\{([^{}]*(?:\{[^{}]*\}[^{}]*)*)\}/g))
      for (const [, used = ''] of given.matchAll(new RegExp(`(?<![.\\w])${name}\\.(\\w+)`, 'g')))
        if (!sheet.classes.has(used)) undefinedClasses.push(`${file}: ${name}.${used}`);
  }
}

function readSheet(file: string): Sheet {
  const text = read(file)
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/:global\([^)]*\)/g, '');
  const classes = new Set([...text.matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, name = '']) => name));
  return { classes, used: new Set(), isComputed: false };
}

describe('a style sheet', () => {
  it('that a component imports is there', () => {
    expect(missingSheets, 'Import the sheet of the component.').toEqual([]);
  });

  it('is imported by a component', () => {
    const unimported = filesLike(/^(apps|brands|packages)\/.*\.module\.css$/).filter(
      file => !sheets.has(file),
    );
    expect(unimported, 'Delete the sheet, or import it where its classes are given.').toEqual([]);
  });

  it('belongs to its folder: no other one imports it, but those above it', () => {
    expect(
      sheetsOfOthers,
      'Draw it with a part of ui-kit (docs/architecture.md, "Parts of a page"), or make a component of it in the folder of the sheet.',
    ).toEqual([]);
  });

  it('leaves what is hidden from the eye alone to `VisuallyHidden`, unless it is hidden at times', () => {
    const copies = filesLike(/^packages\/.*\.css$/)
      .filter(file => !file.endsWith('/visually-hidden.module.css'))
      .flatMap(file =>
        rulesOf(read(file))
          .filter(hidesAlways)
          .map(rule => `${file}: ${rule.selector}`),
      );
    expect(copies, 'Use VisuallyHidden of @lobby/ui-kit.').toEqual([]);
  });
});

interface Rule {
  readonly selector: string;
  readonly text: string;
  /** It stands in a query of a width or a device. */
  readonly isConditional: boolean;
}

function rulesOf(sheet: string): readonly Rule[] {
  const text = sheet.replace(/\/\*.*?\*\//gs, '');
  const open: string[] = [];
  const found: Rule[] = [];
  for (const [, before = '', brace] of text.matchAll(/([^{}]*)([{}])/g)) {
    if (brace === '{') {
      open.push(before.split(';').at(-1)?.trim() ?? '');
      continue;
    }
    const selector = open.pop() ?? '';
    const isConditional = open.some(each => /^@(media|container|supports)/.test(each));
    found.push({ selector, text: before, isConditional });
  }
  return found;
}

/** Not in some state of the element either: `:not(:focus)`, `[data-icon]`. */
function hidesAlways({ selector, text, isConditional }: Rule): boolean {
  return text.includes('clip-path: inset(50%)') && !isConditional && !/[:[]/.test(selector);
}

describe('a class of a style sheet', () => {
  it('that a component gives is defined', () => {
    expect(sheets.size).toBeGreaterThan(100);
    expect(undefinedClasses, 'Define the class, or give none.').toEqual([]);
  });

  it('is given by a component', () => {
    const unused = [...sheets]
      .filter(([, sheet]) => !sheet.isComputed)
      .flatMap(([file, { classes, used }]) =>
        [...classes].filter(name => !used.has(name)).map(name => `${file}: .${name}`),
      );
    expect(unused, 'Delete the class.').toEqual([]);
  });
});

import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { UserError } from '../user-error.ts';

/** What a generator is about to write. Nothing reaches the disk before `save`, so a refused answer leaves no halves. */
export interface Draft {
  readonly root: string;
  /** Files that are new, from the root. */
  readonly created: readonly string[];
  /** Files that were there before. */
  readonly changed: readonly string[];
  /** Folders that were there before and go, with what git ignores in them. */
  readonly removed: readonly string[];
  /** Grows with every addition and change, so that what was read from the files can be kept until then. */
  readonly version: number;
  has(file: string): boolean;
  /** @throws UserError when there is no such file. */
  read(file: string): string;
  /** The names in a folder, sorted; none when there is no such folder. */
  namesIn(folder: string): readonly string[];
  /** @throws UserError when the file exists. */
  create(file: string, text: string): void;
  change(file: string, edit: (text: string) => string): void;
  changeJson<Value>(file: string, edit: (value: Value) => Value): void;
  /** @throws UserError when there is no such folder. */
  removeFolder(folder: string): void;
  save(): void;
}

/** The codes of the brands: a folder without a `brand.ts` is none, as a branch that was left may leave. */
export const brandsIn = (draft: Draft): string[] =>
  draft.namesIn('brands').filter(code => draft.has(`brands/${code}/brand.ts`));

/** A draft on top of the files of `root`. */
export function startDraft(root: string): Draft {
  const texts = new Map<string, string>();
  const created: string[] = [];
  const changed: string[] = [];
  const removed: string[] = [];
  const isGone = (file: string) => removed.some(folder => `${file}/`.startsWith(`${folder}/`));
  let version = 0;
  const draft: Draft = {
    root,
    created,
    changed,
    removed,
    get version() {
      return version;
    },
    has: file => texts.has(file) || (!isGone(file) && existsSync(join(root, file))),
    read(file) {
      if (!draft.has(file)) throw new UserError(`${file} is not there.`);
      return texts.get(file) ?? readFileSync(join(root, file), 'utf8');
    },
    namesIn(folder) {
      const onDisk = existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : [];
      const there = onDisk.filter(name => !isGone(`${folder}/${name}`));
      const drafted = created.flatMap(file =>
        file.startsWith(`${folder}/`) ? [file.slice(folder.length + 1).split('/')[0] ?? ''] : [],
      );
      return [...new Set([...there, ...drafted])].sort();
    },
    create(file, text) {
      if (draft.has(file)) throw new UserError(`${file} exists already; choose another name.`);
      texts.set(file, text);
      version++;
      created.push(file);
    },
    change(file, edit) {
      const before = draft.read(file);
      const after = edit(before);
      if (after === before) return;
      texts.set(file, after);
      version++;
      if (!created.includes(file) && !changed.includes(file)) changed.push(file);
    },
    changeJson<Value>(file: string, edit: (value: Value) => Value) {
      draft.change(file, text => `${JSON.stringify(edit(JSON.parse(text)), null, 2)}\n`);
    },
    removeFolder(folder) {
      if (!draft.has(folder)) throw new UserError(`${folder} is not there.`);
      const isInside = (file: string) => file.startsWith(`${folder}/`);
      for (const file of [...texts.keys()].filter(isInside)) texts.delete(file);
      for (const list of [created, changed])
        list.splice(0, list.length, ...list.filter(file => !isInside(file)));
      removed.push(folder);
      version++;
    },
    save() {
      for (const folder of removed) rmSync(join(root, folder), { recursive: true, force: true });
      for (const [file, text] of texts) {
        mkdirSync(dirname(join(root, file)), { recursive: true });
        writeFileSync(join(root, file), text);
      }
    },
  };
  return draft;
}

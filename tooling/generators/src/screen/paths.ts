import type { Draft } from '../draft/draft.ts';
import { insideOf, intoList } from '../draft/insert.ts';
import { featureFile } from '../feature/feature.ts';
import { camel } from '../names.ts';
import { UserError } from '../user-error.ts';

const file = 'packages/feature/src/paths/paths.ts';

/** The name of a path (`paths.mine.vip`), which is given one under its first part when it has none yet. */
export function pathNamed(draft: Draft, pattern: string, screen: string): string {
  const text = draft.read(file);
  const there = namesOf(text).get(pattern);
  if (there) {
    const owner = ownerOf(draft, there);
    if (owner) throw new UserError(`${pattern} is a page of packages/${owner} already; say another --path.`);
    return there;
  }
  const [group = ''] = pattern.slice(1).split('/');
  const isGroup = text.includes(`\n  ${group}: {`);
  const key = camel(screen);
  const name = isGroup ? `paths.${group}.${key}` : `paths.${key}`;
  const taken = [...namesOf(text)].find(([, known]) => known === name || known.startsWith(`${name}.`));
  if (taken) throw new UserError(`${name} is ${taken[0]} already; give the screen another name.`);
  const anchor = isGroup ? `\n  ${group}: {` : 'export const paths = {';
  draft.change(file, before => intoList(file, before, anchor, `${key}: path('${pattern}')`));
  return name;
}

/** The package that has a route of this path. */
function ownerOf(draft: Draft, name: string): string | undefined {
  return draft.namesIn('packages').find(each => {
    const declared = featureFile(draft, each);
    if (!declared) return false;
    // Features with many pages write them with a function of their own.
    const routes = [`path: ${name}.pattern`, `page(${name},`];
    return routes.some(route => draft.read(declared).replace(/\(\s+/g, '(').includes(route));
  });
}

/** Every pattern with its name, those inside a group too. */
function namesOf(text: string): Map<string, string> {
  const inside = insideOf(file, text, 'export const paths = {');
  let group = '';
  return new Map(
    inside.split('\n').flatMap(line => {
      const [, opened] = /^ {2}(\w+): \{$/.exec(line) ?? [];
      if (opened) group = opened;
      if (/^ {2}\},/.test(line)) group = '';
      const [, key, pattern] = /^\s*(\w+): path\('([^']+)'\)/.exec(line) ?? [];
      return key && pattern ? [[pattern, ['paths', group, key].filter(Boolean).join('.')] as const] : [];
    }),
  );
}

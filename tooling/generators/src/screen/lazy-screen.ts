import type { Draft } from '../draft/draft.ts';
import { importingNames, insideOf, intoList } from '../draft/insert.ts';
import { intoFeature } from '../feature/feature.ts';
import { camel } from '../names.ts';
import type { ScreenNames } from './screen-names.ts';

/** What stands around a page and who may see it. */
interface Place {
  readonly layout: string;
  readonly access: string;
}

/** Adds a screen to the list of its feature that is fetched on demand, and its page to the feature's routes. */
export function addLazyScreen(
  draft: Draft,
  { name, package: of, id, texts }: ScreenNames,
  path: string,
  { layout, access }: Place,
): void {
  const list = `packages/${of}/src/lazy-screens.ts`;
  if (!draft.has(list)) draft.create(list, emptyList);
  draft.change(list, text =>
    intoList(list, text, 'export default {', `${camel(name)}: () => import('./${name}/${name}.screen.tsx')`),
  );

  const wanted = [`texts: ${texts}`, `layout: '${layout}'`, `access: '${access}'`];
  const title = `'${id}.title'`;
  const feature = intoFeature(draft, of, 'routes', `page(${path}, ${title}, '${camel(name)}')`, [
    `import { ${texts} } from './messages/index.ts';`,
  ]);
  draft.change(feature, text => {
    const declared = text.includes('defineScreens(') ? text : declaringScreens(text, wanted);
    const shared = insideOf(feature, declared, 'defineScreens(');
    const own = wanted.filter(each => !shared.includes(each));
    const differing = own.length > 0 ? `${title}, '${camel(name)}', { ${own.join(', ')} })` : undefined;
    const routed = differing ? declared.replace(`${title}, '${camel(name)}')`, differing) : declared;
    return importingNames(routed, '@lobby/feature', ['defineScreens', 'paths']);
  });
}

const emptyList = `/**
 * The screens, each in a chunk of its own. The list is one more chunk, so that the first page of a visit carries one
 * import and not one per screen.
 */
export default {
};
`;

/** Declares the screens of a feature that has none so far, in front of the feature. */
function declaringScreens(text: string, shared: readonly string[]): string {
  const screens = `const { page } = defineScreens(() => import('./lazy-screens.ts'), { ${shared.join(', ')} });`;
  return text.replace(
    /(\/\*\*(?:(?!\*\/)[\s\S])*\*\/\s*)?export const \w+ = defineFeature\(/,
    `${screens}\n\n$&`,
  );
}

import type { Draft } from '../draft/draft.ts';
import { outOfList } from '../draft/insert.ts';
import { answered, type Generator } from '../generator.ts';
import { removeService } from './compose-service.ts';
import { knownBrands } from './known-brands.ts';
import { mentionsOf } from './mentions.ts';
import { looks, sites, storybook, wirePage } from './places.ts';

/** Undoes what a new brand writes, and names what is left to a person. */
export const brandRemover: Generator = {
  kind: 'brand',
  what: 'a brand: its folders, and its lines in every list that names brands',
  questions: [
    { flag: 'code', asks: 'Code of the brand: the name of its folders', check: removable },
    {
      flag: 'confirm',
      asks: 'Its folders in brands/ and apps/ are deleted, with what is not committed in them. To agree, say its code again',
      check: (again, _, { code }) =>
        again === code ? undefined : `"${again}" is not "${code}", so nothing is removed.`,
    },
  ],
  make(draft, answers) {
    const code = answered(answers, 'code');
    const brand = knownBrands(draft).find(known => known.code === code);
    const host = /\bhost: '([^']+)'/.exec(draft.read(`brands/${code}/brand.ts`))?.[1];
    for (const folder of [`brands/${code}`, `apps/${code}`])
      if (draft.has(folder)) draft.removeFolder(folder);
    unregister(draft, code);
    const site = `site ${brand?.siteId}`;
    const mentions = mentionsOf(draft, code);
    return {
      told: [
        `${brand?.name} (${code}, ${site}) is gone from the repository, and from nowhere else.`,
        ...mentions.map(file => `${file} names ${code} still.`),
      ],
      next: [
        `In the database, the ${site} stays with its members, their money and its books: docs/add-a-brand.md#remove-a-brand`,
        `Take down what serves ${host}: its domain, certificate, proxy and container`,
        ...(mentions.length > 0 ? ['Mend the files that name it still, where they mean the brand'] : []),
      ],
    };
  },
};

function removable(code: string, draft: Draft): string | undefined {
  const codes = knownBrands(draft).map(brand => brand.code);
  if (!codes.includes(code))
    return `There is no brand "${code}" under brands/; there ${codes.length === 1 ? 'is' : 'are'} ${codes.join(', ')}.`;
  return codes.length === 1
    ? `"${code}" is the last brand, and nothing here runs without one; make another first: npm run new brand`
    : undefined;
}

/** Takes the brand out of every list that `register` of the generator writes it into. */
function unregister(draft: Draft, code: string): void {
  const isItsSite = (entry: string) => entry.includes(` code: '${code}'`);
  draft.change(sites, text => outOfList(sites, text, 'demoSites = [', isItsSite));
  const isItsLook = (entry: string) => new RegExp(`^'?${code}'?: `).test(entry);
  draft.change(looks, text => outOfList(looks, text, 'demoLooks = {', isItsLook));
  removeService(draft, code);
  draft.change(wirePage, page =>
    page.replace(new RegExp(`^\\| \`\\d{4}\` +\\| ${code} +\\| .*\\n`, 'm'), ''),
  );
  draft.changeJson<{ dependencies: Record<string, string> }>(storybook, manifest => {
    const { [`@lobby/brand-${code}`]: _, ...dependencies } = manifest.dependencies;
    return { ...manifest, dependencies };
  });
}

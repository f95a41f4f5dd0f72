import type { KnownCall } from '../contract/known-call.ts';

/** A page as its feature declares it. */
interface Declared {
  readonly title: string;
  /** `paths.mine.vip` */
  readonly path: string;
  /** `public`, `member` or `bound` */
  readonly access: string;
  readonly call: Pick<KnownCall, 'id' | 'access'> | undefined;
  readonly feature: { readonly name: string; readonly from: string };
}

const answersTo = { public: 'them too', member: 'members only' };

/** The test that says what a visitor sees of a page, and that the page is no more open than its call. */
export function accessTest({ title, path, access, call, feature }: Declared): string {
  const seen = access === 'public' ? 'is shown to visitors' : 'asks visitors to log in first';
  const because = call?.access === access ? `, for ${call.id} answers ${answersTo[access]}` : '';
  return `${call ? "import { contract } from '@lobby/api-client/contract';\n" : ''}import { type Feature, paths } from '@lobby/feature';
import { expect, it } from 'vitest';
import { ${feature.name} } from '${feature.from}';

it('the page ${title} ${seen}${because}', () => {
  const { routes = [] }: Feature = ${feature.name};
  const route = routes.find(({ path }) => path === ${path}.pattern);
  expect(route?.access).toBe('${access}');
${
  call
    ? `  expect(contract.${call.id}.access).toBe('${call.access}');
`
    : ''
}});
`;
}

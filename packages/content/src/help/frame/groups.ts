import type { HelpCode } from '@lobby/feature';

/** The pages as the list at the side shows them: groups in the order of reading. */
export const helpGroups = [
  { name: 'money', pages: ['kh', 'ck', 'qk', 'zz', 'xnbcqkjc', 'yhgz'] },
  { name: 'sports', pages: ['tytzjc', 'tywt', 'rqgl', 'dxqgl', 'tysstqth'] },
  { name: 'halls', pages: ['zrwt', 'cpwt', 'dzjj'] },
  { name: 'safety', pages: ['fjcjc', 'tjllq', 'bczr'] },
  { name: 'us', pages: ['zxkf', 'qtwt', 'gywm', 'hzhb', 'gztk', 'ysgz'] },
] as const satisfies readonly { readonly name: string; readonly pages: readonly HelpCode[] }[];

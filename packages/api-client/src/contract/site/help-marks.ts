import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { nothing } from '../shapes.ts';

/** The pages of the help, by the last piece of their address. */
export const helpPages = [
  ...['kh', 'ck', 'qk', 'zz', 'xnbcqkjc', 'yhgz'],
  ...['tytzjc', 'tywt', 'rqgl', 'dxqgl', 'tysstqth'],
  ...['zrwt', 'cpwt', 'dzjj', 'fjcjc', 'tjllq', 'bczr'],
  ...['zxkf', 'qtwt', 'gywm', 'hzhb', 'gztk', 'ysgz'],
] as const;

/** `/site/api/v1/advertising/*`: what readers say of the help. */
export const helpMarks = {
  markHelp: defineCall({
    path: '/site/api/v1/advertising/markHelp',
    access: 'public',
    summary:
      'Counts whether a page of the help helped its reader. Nobody is named, so the same reader may count twice.',
    request: v.object({ page: v.picklist(helpPages), helped: v.boolean() }),
    answer: nothing,
  }),
};

import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { langx } from '../shapes.ts';

/** `/site/api/v1/advertising/*`: what a site sponsors; nothing of the first page asks for it. */
export const sponsorContent = {
  sponsorContent: defineCall({
    path: '/site/api/v1/advertising/sponsorContent',
    access: 'public',
    summary: 'What the site sponsors, in the order in which it is shown.',
    request: v.object({ langx }),
    answer: v.array(
      v.looseObject({
        id: v.string(),
        /** Who is sponsored. */
        name: v.string(),
        /** As what, in a few words, or empty. */
        role: v.optional(v.string(), ''),
        /** What it consists of; an empty line begins a paragraph. */
        text: v.string(),
      }),
    ),
    empty: [],
  }),
};

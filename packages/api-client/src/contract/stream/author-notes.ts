import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { instant, nothing } from '../shapes.ts';

/** Characters of a note at most (docs/rules.md#chat). */
export const NOTE_CHARACTERS = 200;

/** The author is named by a message of theirs, as moderators see nobody's account. */
const ofMessage = {
  rid: v.pipe(v.string(), v.regex(/^[\w:-]{1,40}$/)),
  id: v.pipe(v.string(), v.regex(/^\d{1,18}$/)),
};

/** `/stream/api/v1/*`: what moderators of the rooms of a site note of whoever writes there. */
export const authorNotes = {
  authorNotes: defineCall({
    path: '/stream/api/v1/authorNotes',
    access: 'member',
    summary: 'What moderators noted of the author of a message, the newest first. For moderators alone.',
    request: v.object(ofMessage),
    answer: v.array(v.looseObject({ text: v.string(), at: instant, isOwn: v.boolean() })),
    empty: [],
  }),
  noteAuthor: defineCall({
    path: '/stream/api/v1/noteAuthor',
    access: 'member',
    summary: 'Notes something of the author of a message, for good. For moderators alone.',
    request: v.object({
      ...ofMessage,
      text: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(NOTE_CHARACTERS)),
    }),
    answer: nothing,
  }),
};

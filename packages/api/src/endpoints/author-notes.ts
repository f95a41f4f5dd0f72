import { authorNotes as calls } from '@lobby/api-client/contract/stream/author-notes';
import { api } from '../query/api.ts';
import { mutation, query } from '../query/define.ts';

/** `/stream/api/v1/*`: what moderators note of whoever writes in the rooms. */
const authorNotesEndpoints = api.injectEndpoints({
  endpoints: () => ({
    // Others may have noted something since.
    authorNotes: query(calls.authorNotes, { keepUnusedDataFor: 0 }),
    noteAuthor: mutation(calls.noteAuthor),
  }),
});

export const { useAuthorNotesQuery, useNoteAuthorMutation } = authorNotesEndpoints;

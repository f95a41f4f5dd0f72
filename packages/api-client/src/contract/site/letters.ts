import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { emptyPage, instant, langx, nothing, pageOf, pageRequest } from '../shapes.ts';

/**
 * The kinds of letters. The first three are written to one member; those with `br` are broadcasts to every member of a
 * site, each with a read mark per member. `fd`: about deposits and withdrawals.
 */
export const letterKinds = [
  'notice',
  'activity',
  'fd',
  'brnotice',
  'bractivity',
  'brbulletin',
  'brmatch',
  'brfd',
] as const;

const kind = v.picklist(letterKinds);
const letterId = v.pipe(v.string(), v.minLength(1), v.maxLength(40));

/** `/site/api/v1/site/letter/*`: the calls of the letters page. */
export const letters = {
  letterList: defineCall({
    path: '/site/api/v1/site/letter/list',
    access: 'member',
    summary: 'The member’s letters of some kinds, newest first. Without `kinds`: all.',
    request: v.object({ ...pageRequest, langx, kinds: v.optional(v.array(kind), []) }),
    answer: pageOf(
      v.looseObject({
        id: v.string(),
        kind,
        title: v.string(),
        /** HTML; shown through the one sanitiser only. */
        content: v.string(),
        sentAt: instant,
        read: v.boolean(),
      }),
    ),
    empty: emptyPage,
  }),
  letterRead: defineCall({
    path: '/site/api/v1/site/letter/read',
    access: 'member',
    summary: 'Marks a letter as read.',
    request: v.object({ id: letterId }),
    answer: nothing,
  }),
  letterDelete: defineCall({
    path: '/site/api/v1/site/letter/delete',
    access: 'member',
    summary: 'Removes letters from this member’s list; broadcasts stay with everybody else.',
    request: v.object({ ids: v.pipe(v.array(letterId), v.minLength(1), v.maxLength(100)) }),
    answer: nothing,
  }),
  letterOnekeyRead: defineCall({
    path: '/site/api/v1/site/letter/onekeyRead',
    access: 'member',
    summary: 'Marks every letter of these kinds as read. Without `kinds`: all.',
    request: v.object({ kinds: v.optional(v.array(kind), []) }),
    answer: nothing,
  }),
};

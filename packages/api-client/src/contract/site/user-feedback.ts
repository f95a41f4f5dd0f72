import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { emptyPage, instant, noPayload, nothing, pageOf, pageRequest } from '../shapes.ts';

/** What a member writes about. */
export const feedbackKinds = [
  'deposit',
  'withdrawal',
  'betting',
  'account',
  'promotion',
  'suggestion',
] as const;
/** Where a feedback stands. */
export const feedbackStates = ['waiting', 'answered'] as const;

const kind = v.picklist(feedbackKinds);
const picture = {
  /** Path under the API base, unguessable. */
  url: v.string(),
  width: v.number(),
  height: v.number(),
};
const feedbackId = v.pipe(v.string(), v.minLength(1), v.maxLength(40));

const summary = {
  id: v.string(),
  kind,
  state: v.picklist(feedbackStates),
  /** Plain text. */
  text: v.string(),
  sentAt: instant,
  /** True while the member has not opened the answer. */
  unread: v.boolean(),
};

/** `/site/api/v1/user/*`: feedback to the operator, with pictures, and the answers. */
export const userFeedback = {
  uploadImage: defineCall({
    path: '/site/api/v1/user/upload/uploadImage',
    access: 'member',
    carriesFile: true,
    summary:
      'Keeps a picture of this member until a feedback or the report of a payment takes it, or 24 hours. JPEG, PNG or WebP by content, up to 2 MB and 4,096 px a side; it is drawn anew, at most 2,048 px a side and without what the file said about itself.',
    request: v.object({
      /** The file, base64. */
      image: v.pipe(v.string(), v.minLength(1), v.maxLength(2_800_000)),
    }),
    answer: v.looseObject({ id: v.string(), ...picture }),
  }),
  feedbackAdd: defineCall({
    path: '/site/api/v1/user/feedback/addFeedBack',
    access: 'member',
    summary: 'Sends a feedback; its pictures are ids of uploadImage, each used once.',
    request: v.object({
      kind,
      text: v.pipe(v.string(), v.minLength(1), v.maxLength(500)),
      pictures: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(3)), []),
    }),
    answer: v.looseObject({ id: v.string() }),
  }),
  feedbackUnread: defineCall({
    path: '/site/api/v1/user/unreadNum',
    access: 'member',
    summary: 'How many answers the member has not opened.',
    request: noPayload,
    answer: v.looseObject({ count: v.number() }),
  }),
  feedbackList: defineCall({
    path: '/site/api/v1/user/getFeedBackList',
    access: 'member',
    summary: 'The member’s feedback, newest first.',
    request: v.object(pageRequest),
    answer: pageOf(v.looseObject(summary)),
    empty: emptyPage,
  }),
  feedbackInfo: defineCall({
    path: '/site/api/v1/user/getFeedbackInfo',
    access: 'member',
    summary: 'One feedback with its pictures and the operator’s answer, which counts as read from here on.',
    request: v.object({ id: feedbackId }),
    answer: v.looseObject({
      ...summary,
      pictures: v.array(v.looseObject(picture)),
      /** HTML, shown through the one sanitiser only; empty until answered. */
      answer: v.string(),
      answeredAt: instant,
    }),
  }),
  feedbackDelete: defineCall({
    path: '/site/api/v1/user/delFeedback',
    access: 'member',
    summary: 'Deletes a feedback of this member, with its pictures.',
    request: v.object({ id: feedbackId }),
    answer: nothing,
  }),
};

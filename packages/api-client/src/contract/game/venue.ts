import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { flag } from '../input-shapes.ts';
import { instant, langx, moneyText } from '../shapes.ts';

/** `/game/api/v1/venue/*`: venues and their resources. */
export const venue = {
  launch: defineCall({
    path: '/game/api/v1/venue/launch',
    access: 'member',
    summary:
      'Opens a venue: an url to frame, or for CRTY the data with which the embedded sportsbook starts. Takes the free money along where the member chose so.',
    request: v.object({
      enName: v.pipe(v.string(), v.maxLength(20)),
      gameCode: v.optional(v.pipe(v.string(), v.maxLength(40)), ''),
      /** 1: the member was told that an activity still asks for turnover (6413); nothing is taken along then. */
      isActivity: v.optional(flag),
      langx,
    }),
    answer: v.looseObject({
      /** Names this launch; empty for CRTY. */
      launchId: v.optional(v.string(), ''),
      /** Good for one visit within 60 seconds. */
      url: v.optional(v.string(), ''),
      /** Yuan that were taken along. */
      moved: v.optional(moneyText, '0'),
      /** Yuan that were to be taken along and of which is not known yet whether they arrived. */
      moving: v.optional(moneyText, '0'),
      data: v.optional(
        v.nullable(v.looseObject({ venueToken: v.string(), currency: v.string(), systime: instant })),
      ),
    }),
  }),
  resource: defineCall({
    path: '/game/api/v1/venue/resource',
    access: 'public',
    summary:
      'Everything of the embedded sportsbook, by method; see contract/game/sportsbook. Reading is public, betting needs a member.',
    request: v.object({
      method: v.pipe(v.string(), v.maxLength(40)),
      enName: v.literal('CRTY'),
      Request: v.looseObject({
        timestamp: v.optional(instant),
        /** The venue token of `launch`; empty for a visitor. */
        token: v.optional(v.string(), ''),
        langx,
        remoteip: v.optional(v.string(), ''),
      }),
    }),
    answer: v.unknown(),
  }),
};

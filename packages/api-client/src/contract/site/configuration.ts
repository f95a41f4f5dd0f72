import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { instant, langx, noPayload } from '../shapes.ts';

/** `/site/api/v1/configuration/*`: what a site must load before it starts. */
export const configuration = {
  preInfo: defineCall({
    path: '/site/api/v1/configuration/preInfo',
    access: 'public',
    together: true,
    summary: 'The caller’s address as the server sees it, the time, and the site’s base configuration.',
    request: noPayload,
    answer: v.looseObject({
      ip: v.string(),
      /** Server time, so that a client with a wrong clock can sign. */
      time: instant,
      siteBaseConfig: v.looseObject({
        title: v.string(),
        h5DomainUrl: v.string(),
        /** "1" when bodies are encrypted (and the client's safeSwitch is "1" too). */
        encryptSwitch: v.picklist(['0', '1']),
        /** True while this site uses play money. */
        playMoney: v.boolean(),
      }),
    }),
  }),
  onlinecustomservice: defineCall({
    path: '/site/api/v1/configuration/onlinecustomservice',
    access: 'public',
    summary: 'Where customer service answers, in the language asked for.',
    request: v.object({ langx }),
    answer: v.looseObject({ url: v.string() }),
  }),
};

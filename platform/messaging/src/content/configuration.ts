import { contract } from '@lobby/api-client/contract';
import { implement } from '@lobby/platform-kernel/calls/implement';
import { localeOf } from '@lobby/platform-kernel/calls/locale';

/** What a site must know before it starts. The one call a client with a wrong clock may make. */
export const preInfo = implement(contract.configuration.preInfo, async (_input, ctx) => ({
  ip: ctx.ip,
  time: ctx.clock.now(),
  siteBaseConfig: {
    title: ctx.site.title,
    h5DomainUrl: ctx.site.h5DomainUrl,
    encryptSwitch: ctx.site.encryptSwitch,
    playMoney: ctx.site.playMoney,
  },
}));

export const customerService = implement(
  contract.configuration.onlinecustomservice,
  async ({ langx }, ctx) => ({
    url: ctx.site.serviceUrl.replace('{langx}', localeOf(langx)),
  }),
);

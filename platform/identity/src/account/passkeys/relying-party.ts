import type { Site } from '@lobby/platform-kernel/calls/site';
import type { PlatformConfig } from '@lobby/platform-kernel/domain/config';

/** A site as WebAuthn knows it: passkeys of one are useless for another host. */
export interface RelyingParty {
  /** The host of the site's address. */
  readonly id: string;
  readonly name: string;
  /** Origins of that host and of hosts below it, from which an answer is accepted. */
  readonly origins: string[];
}

/** The relying party of a site, by its address and the origins that are configured for it. */
export function relyingPartyOf(
  site: Site,
  { corsOrigins }: Pick<PlatformConfig, 'corsOrigins'>,
): RelyingParty {
  const { hostname: id, origin } = new URL(site.h5DomainUrl);
  const isInside = (one: string) => {
    if (!URL.canParse(one)) return false;
    const { hostname } = new URL(one);
    return hostname === id || hostname.endsWith(`.${id}`);
  };
  return { id, name: site.title, origins: [origin, ...site.corsOrigins, ...corsOrigins].filter(isInside) };
}

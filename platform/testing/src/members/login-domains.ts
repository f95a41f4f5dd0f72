import { accessDomain } from '@lobby/platform-identity/access.domain';
import { membersDomain } from '@lobby/platform-identity/members/members.domain';
import { securityLogDomain } from '@lobby/platform-identity/security-log/security-log.domain';

/** What a platform needs for members to register and log in, for tests of domains below these. */
export const loginDomains = [accessDomain, membersDomain, securityLogDomain];

import { expect, it } from 'vitest';
import { isPlatformPath } from './platform-paths.js';

it.each(['/site/api/v1/user/login', '/game/api/v1/venue/resource?x=/../..', '/e/abc', '/stream/prices'])(
  '%s is passed on to the platform',
  url => expect(isPlatformPath(url)).toBe(true),
);

it.each([
  '/game/sport/crty',
  '/dev/outbox',
  '/site/api/../../dev/outbox',
  '/e/%2e%2e/docs',
  '/site/api/..\\..\\docs',
  '//elsewhere/site/api/v1',
  undefined,
])('%s stays with the site', url => expect(isPlatformPath(url)).toBe(false));

import { configureApi } from '@lobby/api';
import { endSession, startSession } from '@lobby/api/session';

/** Before a story: its user is a member, whose press on a price is a pick. Their calls find no platform. */
export function beMember(): () => void {
  configureApi({
    baseUrl: 'http://story.invalid',
    siteId: '1001',
    keyId: 'story',
    key: btoa('0'.repeat(32)),
    encryption: false,
    fetch: async () => Response.error(),
  });
  startSession({ token: 'story', userId: 'u1' });
  return endSession;
}

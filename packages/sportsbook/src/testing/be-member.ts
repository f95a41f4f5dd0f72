import { configureApi } from '@lobby/api-client/api';
import { endSession, startSession } from '@lobby/api-client/session';
import { fakeApiSettings } from '@lobby/api-client/testing';

/** Before a story: its user is a member, whose press on a price is a pick. Their calls find no platform. */
export function beMember(): () => void {
  configureApi({
    ...fakeApiSettings,
    fetch: async () => Response.error(),
  });
  startSession({ token: 'story', userId: 'u1' });
  return endSession;
}

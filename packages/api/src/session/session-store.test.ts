import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mapArea, openTabs } from '../storage/test-support/tabs.ts';
import { createSessionStore } from './session-store.ts';

const ann = { token: 'token-ann', userId: 'ann' };
const bob = { token: 'token-bob', userId: 'bob' };

function tabs(count: number) {
  const area = mapArea();
  return openTabs(count, () => area).map(createSessionStore);
}

describe('a session', () => {
  it('is shared by every tab, from login to logout', () => {
    const [here, there] = tabs(2);
    const notified: boolean[] = [];
    there!.subscribeSession(({ elsewhere }) => notified.push(elsewhere));
    here!.startSession(ann);
    expect(there!.readSession()).toEqual(ann);
    there!.endSession();
    expect(here!.readSession()).toBeUndefined();
    expect(notified).toEqual([true, false]);
  });

  it.each(['{}', '{"token":"","userId":"x"}', '{"token":1,"userId":"x"}', 'token', ''])(
    'stored as %s is read as none',
    text => {
      const area = mapArea(new Map([['lobby.my.session', text]]));
      expect(createSessionStore(openTabs(1, () => area)[0]!).readSession()).toBeUndefined();
    },
  );
});

describe('an expired token', () => {
  it('ends its own session, once', () => {
    const [here] = tabs(1);
    here!.startSession(ann);
    expect(here!.expireSession(ann.token)).toBe(true);
    expect(here!.readSession()).toBeUndefined();
    expect(here!.expireSession(ann.token)).toBe(false);
  });

  it('of a visitor ends nothing', () => {
    const [here] = tabs(1);
    here!.startSession(ann);
    expect(here!.expireSession('')).toBe(false);
    expect(here!.readSession()).toEqual(ann);
  });
});

describe('a late refusal of an old token', () => {
  it('never ends a newer session, in whatever order answers, logins and events between tabs arrive', async () => {
    const step = fc.record({
      tab: fc.nat(2),
      does: fc.constantFrom('login', 'logout', 'call', 'call', 'call'),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(step, { minLength: 2, maxLength: 14 }),
        async (scheduler, steps) => {
          const area = mapArea();
          const deliver = (callBack: () => void) => void scheduler.schedule(Promise.resolve()).then(callBack);
          const sessions = openTabs(3, () => area, deliver).map(createSessionStore);
          /** The server: revoked tokens, and those the member logged out with. */
          const revoked = new Set<string>();
          const left = new Set<string>();
          let issued = 0;
          const wronglyEnded: string[] = [];

          for (const { tab, does } of steps) {
            const session = sessions[tab]!;
            if (does === 'login') {
              const token = `t${++issued}`;
              const before = session.readSession();
              scheduler.schedule(Promise.resolve()).then(() => {
                if (before) revoked.add(before.token);
                session.startSession({ token, userId: `u${issued % 2}` });
              });
            } else if (does === 'logout') {
              scheduler.schedule(Promise.resolve()).then(() => {
                const current = session.readSession();
                if (current) left.add(current.token);
                session.endSession();
              });
            } else {
              const token = session.readSession()?.token ?? '';
              scheduler.schedule(Promise.resolve()).then(() => {
                const refused = token === '' || revoked.has(token) || left.has(token);
                const live = session.readSession()?.token;
                if (!refused) return;
                const ended = session.expireSession(token);
                if (ended && live !== token) wronglyEnded.push(`${token} ended ${live}`);
                if (live !== undefined && live !== token && session.readSession()?.token !== live) {
                  wronglyEnded.push(`${token} took ${live} with it`);
                }
              });
            }
            if (scheduler.count() > 0) await scheduler.waitOne();
          }
          await scheduler.waitAll();
          expect(wronglyEnded).toEqual([]);
          expect(new Set(sessions.map(session => session.readSession()?.token)).size).toBe(1);
        },
      ),
      { numRuns: 1000 },
    );
  });
});

describe('another member on the same browser', () => {
  it('removes the personal data of the previous one', () => {
    const area = mapArea(
      new Map([
        ['lobby.my.DD_phone', '{"d":"13800000000"}'],
        ['lobby.edition', 'pro'],
      ]),
    );
    const session = createSessionStore(openTabs(1, () => area)[0]!);
    session.startSession(ann);
    area.setItem('lobby.my.DD_phone', '{"d":"13800000000"}');
    session.startSession(bob);
    expect(area.getItem('lobby.my.DD_phone')).toBeNull();
    expect(area.getItem('lobby.edition')).toBe('pro');
  });

  it('a new token of the same member keeps their data', () => {
    const area = mapArea();
    const session = createSessionStore(openTabs(1, () => area)[0]!);
    session.startSession(ann);
    area.setItem('lobby.my.DD_phone', '{}');
    session.startSession({ ...ann, token: 'fresh' });
    expect(area.getItem('lobby.my.DD_phone')).toBe('{}');
  });
});

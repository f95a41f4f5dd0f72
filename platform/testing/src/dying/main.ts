import { createInterface } from 'node:readline';
import { startPlatform } from '@lobby/platform/platform';
import { manualClock } from '@lobby/platform-kernel/time/clock';
import { paymentsAt } from '../money/payments-at.ts';
import { cheapPasswords, testConfig } from '../server/test-config.ts';
import { dieAtCommit } from './die-at-commit.ts';
import { ask, type Saga, sweep } from './money-sagas.ts';
import { askVenue, isVenueSaga, sweepVenues, type VenueSaga } from './venue-sagas.ts';

// A server that is killed: DATABASE_URL, LOBBY_PAYMENT_URL or LOBBY_VENUE_URL, then the saga, the member, and where it dies.
// With 'told' as its saga it is asked by lines "<saga> <member> <time>", and says "done <member>" to each.
const [saga, memberId, nth, side] = process.argv.slice(2) as [
  Saga | VenueSaga | 'told',
  string,
  string,
  'before' | 'after',
];
const { DATABASE_URL: databaseUrl, LOBBY_PAYMENT_URL: providerUrl, LOBBY_PAYMENT_SECRETS } = process.env;
const { LOBBY_VENUE_URL: venueUrl, LOBBY_VENUE_SECRETS: venueSecret = '' } = process.env;
const clock = manualClock(Date.now());
const { platform } = await startPlatform(
  {
    ...testConfig,
    inMemory: false,
    databaseUrl,
    ...paymentsAt(providerUrl, [LOBBY_PAYMENT_SECRETS ?? '']),
    venueServer: venueUrl ? { url: venueUrl, secrets: [venueSecret] } : undefined,
    logLevel: 'silent',
  },
  { domains: [], passwordCost: cheapPasswords, ...(saga === 'told' ? { clock } : {}) },
);
dieAtCommit({ nth: Number(nth), side });
if (saga === 'told') {
  console.log('platform ready here');
  for await (const line of createInterface(process.stdin)) {
    const [told = '', whose = '', time] = line.split(' ');
    clock.set(Number(time));
    // A refusal is an answer.
    if (isVenueSaga(told)) await askVenue(platform, told, whose).catch(() => {});
    await sweepVenues(platform).catch(() => {});
    console.log(`done ${whose}`);
  }
} else if (isVenueSaga(saga)) {
  await askVenue(platform, saga, memberId);
  await sweepVenues(platform);
} else {
  await ask(platform, saga, memberId);
  await sweep(platform);
}
process.exit(0);

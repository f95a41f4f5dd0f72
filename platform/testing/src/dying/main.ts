import { startPlatform } from '@lobby/platform/platform';
import { paymentsAt } from '../money/payments-at.ts';
import { cheapPasswords, testConfig } from '../server/test-config.ts';
import { dieAtCommit } from './die-at-commit.ts';
import { ask, type Saga, sweep } from './money-sagas.ts';
import { askVenue, isVenueSaga, sweepVenues, type VenueSaga } from './venue-sagas.ts';

// A server that is killed: DATABASE_URL, LOBBY_PAYMENT_URL or LOBBY_VENUE_URL, then the saga, the member, and where it dies.
const [saga, memberId, nth, side] = process.argv.slice(2) as [
  Saga | VenueSaga,
  string,
  string,
  'before' | 'after',
];
const { DATABASE_URL: databaseUrl, LOBBY_PAYMENT_URL: providerUrl, LOBBY_PAYMENT_SECRETS } = process.env;
const { LOBBY_VENUE_URL: venueUrl, LOBBY_VENUE_SECRETS: venueSecret = '' } = process.env;
const { platform } = await startPlatform(
  {
    ...testConfig,
    inMemory: false,
    databaseUrl,
    ...paymentsAt(providerUrl, [LOBBY_PAYMENT_SECRETS ?? '']),
    venueServer: venueUrl ? { url: venueUrl, secrets: [venueSecret] } : undefined,
    logLevel: 'silent',
  },
  { domains: [], passwordCost: cheapPasswords },
);
dieAtCommit({ nth: Number(nth), side });
if (isVenueSaga(saga)) {
  await askVenue(platform, saga, memberId);
  await sweepVenues(platform);
} else {
  await ask(platform, saga, memberId);
  await sweep(platform);
}
process.exit(0);

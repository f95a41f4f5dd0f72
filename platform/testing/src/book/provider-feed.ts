import type { MarketGroup } from '@lobby/betting';
import type { FixtureResult, FixtureVoid, MarketSettlement } from '@lobby/fixtures';
import { heardAt, type Match, type MatchState, noNoise } from '@lobby/fixtures';
import type { FixtureFeed, FixtureIntake } from '@lobby/platform-sportsbook/fixture-feed/fixture-feed';
import {
  type FixtureRow,
  readFixture,
  toFixtureRow,
} from '@lobby/platform-sportsbook/fixture-feed/fixture-rows';

/**
 * A message of a provider: the whole state of a match at a moment, so that the next message makes up for a missed
 * one.
 */
export interface ProviderMessage
  extends Pick<MatchState, 'phase' | 'clock' | 'score' | 'halfScore' | 'reds' | 'shut'> {
  readonly fixtureId: string;
  /** The provider's own number, which counts up for each match; sent again after a reconnect. */
  readonly sequence: number;
  /** When it was received, ms of the server's clock: from then on prices may know it. */
  readonly at: number;
}

export type ProviderFixture = Omit<Parameters<typeof toFixtureRow>[0], 'quick' | 'drawn' | 'drawHash'>;

export interface ProviderFeed extends FixtureFeed {
  /** A fixture appears; again with the same id it changes nothing. */
  publish(fixture: ProviderFixture): Promise<void>;
  receive(message: ProviderMessage): void;
  receiveResult(result: FixtureResult): Promise<void>;
  receiveVoid(cancelled: FixtureVoid): Promise<void>;
  /** A cancel is rolled back. */
  receiveLift(cancelled: FixtureVoid): Promise<void>;
  receiveSettlement(settlement: MarketSettlement): Promise<void>;
  receiveStop(fixtureId: string, groups: readonly MarketGroup[]): Promise<void>;
  receiveStart(fixtureId: string, startedAt: number): Promise<void>;
}

/** The provider does not say when a match will be over; none is after four hours. */
const longestMs = 4 * 3_600_000;

/**
 * The shortest feed that takes a provider's messages: the skeleton of `docs/bring-your-own-feed.md`. It keeps them in
 * memory; one for production writes them to a table first, so that other processes and a restart know the same.
 */
export function createProviderFeed(intake: FixtureIntake): ProviderFeed {
  const received = new Map<string, ProviderMessage[]>();
  const messagesOf = (id: string): readonly ProviderMessage[] => received.get(id) ?? [];

  return {
    follow: row => followed(row, messagesOf),
    openDraws: undefined,
    publish: fixture =>
      intake.addFixtures([
        toFixtureRow({ ...fixture, quick: false, drawn: false, drawHash: '' }, fixture.kickoff + longestMs),
      ]),
    receive(message) {
      const known = messagesOf(message.fixtureId);
      // Repeated, or older than the newest: its state is already known.
      if (known.some(one => one.sequence >= message.sequence)) return;
      received.set(message.fixtureId, [...known, message]);
    },
    receiveResult: result => intake.recordResult(result),
    receiveVoid: cancelled => intake.voidBets(cancelled),
    receiveLift: cancelled => intake.liftVoid(cancelled),
    receiveSettlement: settlement => intake.settleMarket(settlement),
    receiveStop: (fixtureId, groups) => intake.stopBets(fixtureId, groups),
    receiveStart: (matchId, startedAt) => intake.startedEarly({ matchId, startedAt }),
    // A real one connects in `start`, asks for what it missed, and disconnects in `stop`.
    topUp: async () => {},
    start: () => {},
    catchUp: async () => {},
    stop: async () => {},
  };
}

function followed(row: FixtureRow, messagesOf: (id: string) => readonly ProviderMessage[]): Match {
  const fixture = readFixture(row, { quick: false, drawn: false });
  return {
    ...fixture,
    stateAt: at => stateOf(fixture, messagesOf(fixture.id), at),
    marketNoiseAt: () => noNoise,
    priceOffset: () => (Number(fixture.id) % 97) / 97,
  };
}

/** The newest message of `at`, its clock running on. Only messages of that moment and before are looked at. */
function stateOf(
  { kickoff, speed }: Pick<Match, 'kickoff' | 'speed'>,
  messages: readonly ProviderMessage[],
  at: number,
): MatchState {
  const until = messages.filter(message => message.at <= at);
  const newest = until.at(-1);
  if (!newest) {
    const late = at >= kickoff;
    return { ...notBegun, shut: late, since: late ? kickoff : 0 };
  }
  const { phase, score, halfScore, reds } = newest;
  const running = phase === '1H' || phase === '2H';
  return {
    phase,
    clock: newest.clock + (running ? Math.floor(((at - newest.at) * speed) / 1000) : 0),
    score,
    halfScore,
    reds,
    lastsBeyond: 0,
    shut: newest.shut,
    since: lastChange(until),
    // The platform locks a match that nothing is heard of.
    heard: heardAt(
      messages.map(message => message.at),
      at,
    ),
  };
}

const notBegun: MatchState = {
  phase: 'pre',
  clock: 0,
  score: [0, 0],
  halfScore: undefined,
  reds: [0, 0],
  lastsBeyond: 0,
  shut: false,
  since: 0,
};

/** When a message last said something else than the one before it. */
function lastChange(messages: readonly ProviderMessage[]): number {
  const changed = messages.findLast((message, place) => {
    const before = messages[place - 1];
    return !before || factsOf(message) !== factsOf(before);
  });
  return changed?.at ?? 0;
}

function factsOf({ phase, score, reds, shut }: ProviderMessage): string {
  return JSON.stringify([phase, score, reds, shut]);
}

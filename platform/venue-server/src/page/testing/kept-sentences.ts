/** A file that keeps what a sentence says, and words of it: the name of a test. */
type Keeper = readonly [file: string, words: string];

const rounds = 'platform/venue-server/src/rounds/rounds.test.ts';
const waiting = 'platform/venue-server/src/rounds/waiting/waiting.test.ts';
const tables = 'platform/venue-server/src/tables/tables.test.ts';
const committed: Keeper = [rounds, 'was committed to before, is told after, and draws the same round again'];
const minute: Keeper = [waiting, 'is finished by the server after a minute, also when its session has ended'];

const record: Keeper = [
  'platform/venue-server/src/pages/round-pages.test.ts',
  'is told of a round that was played, and equal in everything once its seed is told',
];
const nobody: Keeper = [
  'platform/venue-server/src/pages/round-pages.test.ts',
  'says nothing of who played it',
];
const chain: Keeper = [
  tables,
  'was bound before by the end of a chain, and anybody repeats it from its link',
];

/** What the pages of games promise without a number, by the name of the text. */
export const keptSentences: Readonly<Record<string, readonly Keeper[]>> = {
  'page.trial': [[rounds, 'in a trial is played with credits that no book holds']],
  'page.decided': [committed, [rounds, 'depends on no balance, stake or language']],
  'page.newSeedNote': [committed],
  'page.address': [
    nobody,
    ['platform/venue-server/src/page/replays.dom.test.ts', 'has the hash of what was recorded'],
  ],
  'table.late': [[tables, 'is refused from the moment of closing, by the clock of the server']],
  'table.fair': [chain],
  'table.nextEnd': [[tables, 'whose end was told while a tenth of the old one was left']],
  'table.roundsHint': [[tables, 'pays every player by the same cards']],
  'record.replayNote': [nobody],
  'record.equalNote': [record],
  'record.sealedNote': [committed, record],
  'record.sealedShared': [[tables, 'says nothing of a round that is not drawn']],
  'record.howNote': [committed, record],
  'record.howShared': [chain],
  'slot.poolTrial': [['platform/venue-server/src/pools/pools.test.ts', 'is neither fed nor won in a trial']],
  'bull.held': [[waiting, 'bull gives back what it held and did not lose in the same round']],
  'blackjack.clockNote': [
    minute,
    ['packages/games/src/blackjack/blackjack.test.ts', 'is finished without another unit'],
  ],
  'blackjack.leftRule': [minute, [waiting, 'is found after the page is opened anew, with the same cards']],
  'blackjack.decided': [
    [waiting, 'keeps its seeds, its result and its place in the history to itself until it is over'],
  ],
};

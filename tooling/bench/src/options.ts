import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

/** What `npm run bench` measures; the flags are documented in the README. */
export interface BenchOptions {
  /** How often each page is loaded for the figures of its first paint, in alternation; the median counts. */
  readonly rounds: number;
  /** Every measurement once, as small as it can be: whether it runs. */
  readonly smoke: boolean;
  /** Only the time from a tap on the slip's keypad to the painted win amount. */
  readonly taps: boolean;
  /** Only the figures of the first paint of `/home`. */
  readonly paintOnly: boolean;
  /** Only how well the book prices the seasons of this folder; undefined: that is not measured. */
  readonly calibration: string | undefined;
  /** Only how far prices move with stakes. */
  readonly liability: boolean;
  /** Only the sports pages with the real platform. */
  readonly sportPage: boolean;
  /** Only what backing every price came to on drawn matches. */
  readonly returns: boolean;
  /** Only the expected cost of betting strategies. */
  readonly strategies: boolean;
  /** Only the losses of bots on the season of this file; undefined: not measured. */
  readonly season: string | undefined;
  /** The number of bots, which bet twenty times each. */
  readonly bots: number;
  /** Only the page of slots with 5,000 games. */
  readonly games: boolean;
  /** Only so many bets placed over a line that loses, delays and repeats; undefined: not measured. */
  readonly placements: number | undefined;
  /** Only what an outsider can learn from the wire. */
  readonly attack: boolean;
  /** Only the effect of unfinished requests on members. */
  readonly doors: boolean;
  /** Only what it costs to bring what is said to so many sockets in their rooms; undefined: not measured. */
  readonly chat: number | undefined;
  /** Only the cost of a call compared with hand-written code. */
  readonly calls: boolean;
  /** Only the price of combinations of one match. */
  readonly combinations: boolean;
  /** Only the list of promotions on a site with many. */
  readonly promotions: boolean;
  /** Only the rules of the slip, compared with a model over a million sequences of events. */
  readonly slipModel: boolean;
  /** Only the money of a million tickets, compared with a model in fractions. */
  readonly slipMoney: boolean;
  /** Duration of the attack's listening phase, minutes. */
  readonly minutes: number;
  /** The top folders of the built checkouts whose sites take part in the first paint: this one first. */
  readonly checkouts: readonly [Checkout, ...Checkout[]];
}

export interface Checkout {
  /** Added to its sites' names in the results; '' for this checkout. */
  readonly name: string;
  readonly folder: string;
}

const here = fileURLToPath(new URL('../../..', import.meta.url));

/** Parses the flags. @throws Error for an unknown flag, or for rounds that are not a number from 1 on. */
export function benchOptions(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      rounds: { type: 'string', default: '7' },
      paint: { type: 'boolean', default: false },
      taps: { type: 'boolean', default: false },
      games: { type: 'boolean', default: false },
      smoke: { type: 'boolean', default: false },
      calibration: { type: 'string' },
      liability: { type: 'boolean', default: false },
      returns: { type: 'boolean', default: false },
      'sport-page': { type: 'boolean', default: false },
      strategies: { type: 'boolean', default: false },
      season: { type: 'string' },
      placements: { type: 'string' },
      attack: { type: 'boolean', default: false },
      doors: { type: 'boolean', default: false },
      chat: { type: 'string' },
      calls: { type: 'boolean', default: false },
      combinations: { type: 'boolean', default: false },
      promotions: { type: 'boolean', default: false },
      'slip-model': { type: 'boolean', default: false },
      'slip-money': { type: 'boolean', default: false },
      minutes: { type: 'string', default: '10' },
      bots: { type: 'string', default: '1000' },
      beside: { type: 'string', multiple: true, default: [] },
    },
  });
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1)
    throw new Error('--rounds takes a whole number from 1 on: how often each page is opened.');
  const bots = Number(values.bots);
  if (!Number.isInteger(bots) || bots < 1)
    throw new Error('--bots takes a whole number from 1 on: how many members bet.');
  const placements = values.placements === undefined ? undefined : Number(values.placements);
  if (placements !== undefined && (!Number.isInteger(placements) || placements < 1))
    throw new Error('--placements takes a whole number from 1 on: how many bets are placed.');
  const chat = values.chat === undefined ? undefined : Number(values.chat);
  if (chat !== undefined && (!Number.isInteger(chat) || chat < 20))
    throw new Error('--chat takes a whole number from 20 on: how many sockets are in the rooms.');
  const minutes = Number(values.minutes);
  if (!(minutes > 0)) throw new Error('--minutes takes a number above 0: how long the attack listens.');
  const beside = values.beside.map(folder => ({
    name: path.basename(folder),
    folder: path.resolve(here, folder),
  }));
  return {
    rounds: values.smoke ? 1 : rounds,
    smoke: values.smoke,
    paintOnly: values.paint,
    taps: values.taps,
    games: values.games,
    calibration: values.calibration && path.resolve(here, values.calibration),
    liability: values.liability,
    sportPage: values['sport-page'],
    returns: values.returns,
    strategies: values.strategies,
    season: values.season && path.resolve(here, values.season),
    bots,
    placements,
    attack: values.attack,
    doors: values.doors,
    chat,
    calls: values.calls,
    combinations: values.combinations,
    promotions: values.promotions,
    slipModel: values['slip-model'],
    slipMoney: values['slip-money'],
    minutes,
    checkouts: [{ name: '', folder: here }, ...beside],
  };
}

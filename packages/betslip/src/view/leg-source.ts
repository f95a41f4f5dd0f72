import { formatOfMarket, type OddsFormat, type OddsPolicy } from '@lobby/betting';
import type { Ports, PriceReading, QuoteAnswer } from '../ports/ports.ts';
import { type BetslipState, type SlipStore, slipFormat } from '../state/betslip-state.ts';
import type { Quote } from '../state/quote.ts';
import type { PickedSelection } from '../state/selection.ts';
import { followLegs } from './follow-legs.ts';
import { type LegRule, legRules } from './leg-rules.ts';
import { type Offered, offerOf, priceOnSale } from './offer.ts';
import type { QuoteBoard } from './quote-board.ts';

/** One item of the slip as it stands now. The same object until something of it changes. */
export interface LegView {
  readonly selection: PickedSelection;
  readonly offered: Offered;
  readonly quote?: Quote;
  /** Neither the feed nor the platform has said anything about it yet. */
  readonly isUnchecked: boolean;
  /** The platform has nothing to say about it: its market is over. */
  readonly isOver: boolean;
  /** The version of the match state of the offered price; empty when unknown. */
  readonly stateVersion: string;
  /** Which rule keeps it from being combined with the others. */
  readonly rule?: LegRule;
}

/** The items of the slip as they stand now, for as many components as look at them. */
export interface LegSource {
  read(): readonly LegView[];
  subscribe(listener: () => void): () => void;
}

interface Inputs {
  readonly selection: PickedSelection;
  readonly reading: PriceReading | undefined;
  readonly quoted: QuoteAnswer | undefined;
  readonly version: string;
  readonly format: OddsFormat;
  readonly policy: OddsPolicy;
  readonly rule: LegRule | undefined;
}

/** Assembles live price, quote, policy and rules of every item; each is made anew only when one of its inputs changed. */
export function createLegSource(
  store: SlipStore,
  { prices, states }: Pick<Ports, 'prices' | 'states'>,
  quotes: QuoteBoard,
): LegSource {
  let made: readonly { readonly inputs: Inputs; readonly leg: LegView }[] = [];
  let legs: readonly LegView[] = [];
  let seen: readonly unknown[] = [];
  const state = () => store.getState().betslip;

  function inputs(slip: BetslipState): Inputs[] {
    const format = slipFormat(slip);
    const found = slip.slip.items.map(selection => {
      const reading = prices.read(selection.key);
      const quoted = quotes.quoteOf(selection.key, tagOf(selection, reading, format));
      const version = (reading && states?.read(selection.gide)) ?? quoteIn(quoted)?.stateVersion ?? '';
      return { selection, reading, quoted, version, format, policy: slip.policy };
    });
    const rules = slip.slip.series
      ? legRules(found.map(({ selection, quoted }) => ({ selection, quote: quoteIn(quoted) })))
      : undefined;
    return found.map(one => ({ ...one, rule: rules?.get(one.selection.key) }));
  }

  const assemble = (slip: BetslipState) => {
    const now = inputs(slip);
    const next = now.map(one => {
      const before = made.find(({ inputs }) => inputs.selection.key === one.selection.key);
      return before && sameInputs(before.inputs, one) ? before : { inputs: one, leg: legOf(one) };
    });
    made = next;
    const isSame = next.length === legs.length && next.every(({ leg }, at) => leg === legs[at]);
    if (!isSame) legs = next.map(({ leg }) => leg);
    return legs;
  };

  /** Everything that is read, as it is: while none of it changed, nothing is assembled again. */
  const read = () => {
    const slip = state();
    const { items, series } = slip.slip;
    const raw = items.flatMap(({ key, gide }) => [prices.read(key), states?.read(gide)]);
    const now = [items, series, slipFormat(slip), slip.policy, quotes.version(), ...raw];
    if (now.length === seen.length && now.every((part, at) => part === seen[at])) return legs;
    seen = now;
    return assemble(slip);
  };

  return { read, subscribe: followLegs(store, prices, quotes) };
}

function legOf({ selection, reading, quoted, version, format, policy, rule }: Inputs): LegView {
  return {
    selection,
    offered: offerOf(selection, { reading, quoted }, { format, policy }),
    quote: quoteIn(quoted),
    isUnchecked: reading === undefined && quoted === undefined,
    isOver: quoted?.kind === 'closed',
    stateVersion: version,
    rule,
  };
}

/** Under which circumstances a quote of a selection holds: one from before a suspension is not valid after it. */
export function tagOf(
  { wtype }: PickedSelection,
  reading: PriceReading | undefined,
  format: OddsFormat,
): string {
  const own = formatOfMarket(wtype, format);
  return `${own} ${reading ? (priceOnSale(reading, own) ? 'open' : 'shut') : 'untold'}`;
}

function quoteIn(quoted: QuoteAnswer | undefined): Quote | undefined {
  return quoted?.kind === 'quote' ? quoted.quote : undefined;
}

function sameInputs(one: Inputs, other: Inputs): boolean {
  return (Object.keys(one) as (keyof Inputs)[]).every(name => one[name] === other[name]);
}

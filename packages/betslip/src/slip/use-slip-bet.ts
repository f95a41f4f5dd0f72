import { useBalanceQuery } from '@lobby/api-client/endpoints/transfer';
import { useSession } from '@lobby/api-client/session';
import {
  type Exposure,
  findProblems,
  formatOfMarket,
  type OddsFormat,
  readStake,
  type SlipLimits,
  type SlipProblem,
  type StakeReading,
  stakeToRisk,
} from '@lobby/betting';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { usePorts } from '../ports/betslip-ports.tsx';
import type { PriceReading } from '../ports/ports.ts';
import type { PickedSelection } from '../store/selection.ts';
import { useBetslip } from '../store/use-betslip.ts';
import { noUndo } from './no-undo.ts';
import { type Offered, offerOf, priceOnSale } from './offer.ts';
import { useQuote } from './use-quote.ts';

/** Everything the slip shows about the one bet it holds. */
export interface SlipBetView {
  readonly selection: PickedSelection;
  readonly offered: Offered;
  /** As typed in the field. */
  readonly stake: string;
  /** The same, parsed once for every use of the amount. */
  readonly typed: StakeReading;
  readonly limits: SlipLimits;
  /** Limits are still on their way. */
  readonly isAsking: boolean;
  readonly exposure?: Exposure;
  readonly problems: readonly SlipProblem[];
  /** "1:2" in play, the last known score; empty before, and when the match is over and no feed has it. */
  readonly score: string;
  /** The version of the match state of the offered price; empty when unknown. */
  readonly stateVersion: string;
  readonly loggedIn: boolean;
  readonly userId: string;
}

/** Assembles the slip's bet: live price, quote, stake, limits, and its problems. */
export function useSlipBet(selection: PickedSelection): SlipBetView {
  const { prices, scores, states } = usePorts();
  const { loggedIn, userId } = useSession();
  const format = useBetslip(state => state.oddsFormat);
  const policy = useBetslip(state => state.policy);
  const stake = useBetslip(state => state.stake);
  const { data: money } = useBalanceQuery(undefined, { skip: !loggedIn });

  const reading = useSyncExternalStore(
    useCallback(listener => prices.subscribe(selection.key, listener), [prices, selection.key]),
    () => prices.read(selection.key),
  );
  const quoted = useQuote(selection, format, saleOf(reading, formatOfMarket(selection.wtype, format)));
  const liveScore = useSyncExternalStore(
    useCallback(listener => scores?.subscribe(selection.gide, listener) ?? noUndo, [scores, selection.gide]),
    () => scores?.read(selection.gide),
  );

  const offered = offerOf(selection, { reading, quoted }, { format, policy });
  const quote = quoted?.kind === 'quote' ? quoted.quote : undefined;
  const toldScore = useLast(liveScore ?? quote?.score);
  const limits: SlipLimits = loggedIn
    ? { min: quote?.min, max: quote?.max, balance: money?.balance ?? quote?.balance }
    : {};
  const price = offered.open ? offered.offer.price : undefined;
  const typed = readStake(stake);
  return {
    selection,
    offered,
    stake,
    typed,
    limits,
    isAsking: loggedIn && quoted === undefined,
    exposure: price && typed.ok ? stakeToRisk(price.format, price.odds, typed.fen) : undefined,
    problems: findProblems(
      { stake: typed, price, change: offered.open ? offered.offer.asks : undefined },
      limits,
    ),
    score: toldScore ?? (quoted?.kind === 'closed' ? '' : selection.score),
    stateVersion: (reading && states?.read(selection.gide)) ?? quote?.stateVersion ?? '',
    loggedIn,
    userId,
  };
}

function saleOf(reading: PriceReading | undefined, format: OddsFormat): Parameters<typeof useQuote>[2] {
  if (!reading) return 'untold';
  return priceOnSale(reading, format) ? 'open' : 'shut';
}

/** The last value that was there. */
function useLast<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}

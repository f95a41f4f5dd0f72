import { pollWhileVisible } from '@lobby/api';
import { isUndecided } from '@lobby/operation/follow';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { OpenBet, OpenLeg, Ports } from '../ports/ports.ts';
import { usePorts } from '../provider/orders-provider.tsx';
import { createOfferBoard, type OfferBoard } from './cash-out/offer-board.ts';
import { useCashOuts } from './cash-out/use-cash-outs.ts';

const REFRESH_MS = 5_000;
const COURSES_MS = 30_000;

/**
 * Offers for these bets, kept fresh while the page is visible: asked now and then, at once when a match of them shuts,
 * reopens or scores, and when a sale of one has its outcome.
 */
export function useOffers(bets: readonly OpenBet[]): OfferBoard {
  const { orders } = usePorts();
  const board = useMemo(() => createOfferBoard(orders.cashOuts), [orders]);
  const sales = useCashOuts();
  const tickets = bets
    .filter(isSellable)
    .map(({ ticketId }) => ticketId)
    .filter(id => !sales.some(sale => sale.order.ticketId === id && isUndecided(sale)));
  const asked = tickets.join(' ');
  const phases = usePhases(bets.flatMap(({ legs }) => legs));

  // `phases` identifies the circumstances under which the last offers were made.
  useEffect(() => {
    if (asked === '') return;
    const ask = () => void board.ask(asked.split(' '));
    if (!document.hidden) ask();
    return pollWhileVisible(ask, REFRESH_MS);
  }, [board, asked, phases]);
  useEffect(() => {
    if (asked === '') return;
    const read = () => void board.readCourses(asked.split(' '));
    if (!document.hidden) read();
    return pollWhileVisible(read, COURSES_MS);
  }, [board, asked]);
  return board;
}

/** Whatever was accepted is sold back; the platform says of each whether it has a price. */
export function isSellable({ status }: OpenBet): boolean {
  return status === 'open';
}

/** Which of these legs are on sale now, and at which scores; a text that changes when one of them does. */
function usePhases(legs: readonly OpenLeg[]): string {
  const { prices, scores } = usePorts();
  const keys = legs.map(({ key, gide }) => `${gide} ${key}`).join('\n');
  const subscribe = useCallback(
    (listener: () => void) => {
      const undo = keys.split('\n').flatMap(text => {
        const [gide = '', key = ''] = text.split(' ');
        return [prices.subscribe(key, listener), ...(scores ? [scores.subscribe(gide, listener)] : [])];
      });
      return () => {
        for (const stop of undo) stop();
      };
    },
    [prices, scores, keys],
  );
  return useSyncExternalStore(subscribe, () => legs.map(leg => phaseOf(leg, { prices, scores })).join(' '));
}

function phaseOf({ key, gide }: OpenLeg, { prices, scores }: Pick<Ports, 'prices' | 'scores'>): string {
  const reading = prices.read(key);
  const sale = reading === undefined ? 'gone' : reading.locked ? 'shut' : 'open';
  return `${sale} ${scores?.read(gide) ?? ''}`;
}

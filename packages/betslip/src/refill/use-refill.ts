import { toFailure } from '@lobby/api-client/api';
import { useLazyBetHistoryQuery } from '@lobby/api-client/endpoints/record';
import { randomUuid } from '@lobby/api-client/request';
import { currentLocale } from '@lobby/i18n';
import { useCallback } from 'react';
import { useStore } from 'react-redux';
import { usePorts } from '../ports/betslip-ports.tsx';
import type { EarlierSlip } from '../ports/earlier.ts';
import { refillMoved, slipFilled } from '../store/betslip.slice.ts';
import type { StateWithBetslip } from '../store/betslip-state.ts';
import type { Filling, RefillFault, RefillSource } from '../store/refill-state.ts';
import { earlierBet } from './earlier-bet.ts';

type Found =
  | { readonly ok: true; readonly slip: EarlierSlip }
  | { readonly ok: false; readonly fault: RefillFault };

/**
 * Fills the slip with the picks of a shared slip or of a bet of the record: as they are offered now, agreed at the
 * price of then. A slip that holds something is replaced only when the member says so. A later call replaces one whose
 * answer is not there yet.
 */
export function useRefill(): (source: RefillSource) => Promise<void> {
  const store = useStore<StateWithBetslip>();
  const { lookUp } = usePorts();
  const find = useFind();

  return useCallback(
    async source => {
      const id = randomUuid();
      const { dispatch } = store;
      const isCurrent = () => {
        const { refill } = store.getState().betslip;
        return refill?.step === 'looking' && refill.id === id;
      };
      const fail = (fault: RefillFault) => {
        if (isCurrent()) dispatch(refillMoved({ step: 'failed', source, fault }));
      };
      dispatch(refillMoved({ step: 'looking', id, source }));

      const found = await find(source);
      if (!found.ok) return fail(found.fault);
      const { form, sizes, stake, picks } = found.slip;
      const looked = await lookUp(picks);
      if (!looked.ok) return fail({ kind: 'failure', failure: looked.failure });
      if (!isCurrent()) return;
      const gone = looked.gone.flatMap(at => {
        const pick = picks[at];
        return pick ? [{ teamH: pick.teamH, teamC: pick.teamC }] : [];
      });
      const { selections } = looked;
      const filling: Filling = { kind: source.kind, form, sizes, selections, stake, gone };
      const { slip } = store.getState().betslip;
      const isAsking = selections.length > 0 && (slip.items.length > 0 || slip.confirming);
      dispatch(isAsking ? refillMoved({ step: 'asking', filling }) : slipFilled(filling));
    },
    [store, lookUp, find],
  );
}

/** Finds what a source names. */
function useFind(): (source: RefillSource) => Promise<Found> {
  const { shares } = usePorts();
  const [readRecords] = useLazyBetHistoryQuery();
  return useCallback(
    async source => {
      if (source.kind === 'shared') {
        const opened = await shares.open(source.code);
        return opened.kind === 'found' ? { ok: true, slip: opened.slip } : { ok: false, fault: opened };
      }
      const { ticketId } = source;
      const { data, error } = await readRecords({
        ticketId,
        pageNum: 1,
        pageSize: 1,
        langx: currentLocale(),
      });
      if (error) return { ok: false, fault: { kind: 'failure', failure: toFailure(error) } };
      const bet = data?.list.find(each => each.ticketId === ticketId);
      return bet ? { ok: true, slip: earlierBet(bet) } : { ok: false, fault: { kind: 'no-bet' } };
    },
    [shares, readRecords],
  );
}

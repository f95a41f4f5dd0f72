import { toFailure } from '@lobby/api';
import { useLazyBetHistoryQuery } from '@lobby/api/endpoints/record';
import { randomUuid } from '@lobby/api-client/request';
import { currentLocale } from '@lobby/i18n';
import { useCallback } from 'react';
import { useStore } from 'react-redux';
import type { EarlierSlip } from '../ports/earlier.ts';
import { usePorts } from '../provider/orders-provider.tsx';
import { importApplied, importChanged } from '../state/betslip.slice.ts';
import type { StateWithBetslip } from '../state/betslip-state.ts';
import type { ImportedSelections, ImportFault, ImportSource } from '../state/selection-import.ts';
import { earlierBet } from './earlier-bet.ts';

type Found =
  | { readonly ok: true; readonly slip: EarlierSlip }
  | { readonly ok: false; readonly fault: ImportFault };

/**
 * Imports the picks of a shared slip or of an earlier bet into the slip, at today's offer and with the earlier price as
 * agreed. A slip that is not empty is replaced only after the member confirms. A later call replaces an unanswered
 * one.
 */
export function useImportSelections(): (source: ImportSource) => Promise<void> {
  const store = useStore<StateWithBetslip>();
  const { lookUp } = usePorts();
  const find = useFind();

  return useCallback(
    async source => {
      const id = randomUuid();
      const { dispatch } = store;
      const isCurrent = () => {
        const { selectionImport } = store.getState().betslip;
        return selectionImport?.step === 'looking' && selectionImport.id === id;
      };
      const fail = (fault: ImportFault) => {
        if (isCurrent()) dispatch(importChanged({ step: 'failed', source, fault }));
      };
      dispatch(importChanged({ step: 'looking', id, source }));

      const found = await find(source);
      if (!found.ok) return fail(found.fault);
      const { form, sizes, stake, selections: earlier } = found.slip;
      const looked = await lookUp(earlier);
      if (!looked.ok) return fail({ kind: 'failure', failure: looked.failure });
      if (!isCurrent()) return;
      const unavailable = looked.unavailable.flatMap(at => {
        const selection = earlier[at];
        return selection ? [{ teamH: selection.teamH, teamC: selection.teamC }] : [];
      });
      const { selections } = looked;
      const imported: ImportedSelections = { kind: source.kind, form, sizes, selections, stake, unavailable };
      const { slip } = store.getState().betslip;
      const isAsking = selections.length > 0 && (slip.items.length > 0 || slip.confirming);
      dispatch(isAsking ? importChanged({ step: 'asking', imported }) : importApplied(imported));
    },
    [store, lookUp, find],
  );
}

/** Finds what a source names. */
function useFind(): (source: ImportSource) => Promise<Found> {
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

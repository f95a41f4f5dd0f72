import { useSession } from '@lobby/api-client/session';
import type { OddsFormat } from '@lobby/betting';
import { useEffect, useState } from 'react';
import { usePorts } from '../ports/betslip-ports.tsx';
import type { PreviewAnswer } from '../ports/ports.ts';
import type { PickedSelection } from '../store/selection.ts';
import { useBetslip } from '../store/use-betslip.ts';

const REFRESH_MS = 6_000;

/**
 * The quote of a selection with its limits, fetched again while the slip is visible, and at once when an order was
 * rejected. Undefined for a visitor and until the first answer.
 * @param sale `open` or `shut` by the feed: an answer from before a suspension is not valid after it.
 */
export function useQuote(
  selection: PickedSelection,
  format: OddsFormat,
  sale: 'open' | 'shut' | 'untold',
): PreviewAnswer | undefined {
  const { orders } = usePorts();
  const { loggedIn } = useSession();
  const refused = useBetslip(({ order }) => (order.step === 'rejected' ? order.order.operationId : ''));
  const asked = `${selection.key} ${format} ${sale}`;
  const [told, setTold] = useState<{ asked: string; answer: PreviewAnswer }>();

  // `asked` identifies the selection and the format; a rejection may have been about the limits shown.
  useEffect(() => {
    if (!loggedIn) return;
    const ending = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async () => {
      if (!document.hidden) {
        const answer = await orders.preview(selection, format, ending.signal);
        if (ending.signal.aborted) return;
        // A quote that could not be refreshed remains the last known one; the server checks it again.
        setTold(before =>
          answer.kind === 'failed' && before?.asked === asked && before.answer.kind === 'quote'
            ? before
            : { asked, answer },
        );
      }
      timer = setTimeout(ask, REFRESH_MS);
    };
    void ask();
    return () => {
      ending.abort();
      clearTimeout(timer);
    };
  }, [orders, asked, refused, loggedIn]);

  return loggedIn && told?.asked === asked ? told.answer : undefined;
}

import { sportsbookCaller } from '@lobby/api/endpoints/sportsbook';
import { oddsFormatItem } from '@lobby/api/storage';
import { useItem } from '@lobby/api/storage/item';
import type { SharedSlipProps } from '@lobby/feature';
import { useLocale } from '@lobby/i18n';
import { type ReactNode, useCallback, useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { readSharedSlip } from './read-shared-slip.ts';
import { SharedSlipView } from './shared-slip.view.tsx';
import { useSharedSlip } from './use-shared-slip.ts';

/** The picks of a shared slip with what they cost now, for whoever shows its code. */
export default function SharedSlipPicks({ code, isSeen, waiting, onOver }: SharedSlipProps): ReactNode {
  const dispatch = useDispatch();
  // Its names are in the language of the page.
  const locale = useLocale();
  const read = useCallback(
    // No token: what it asks for anybody may see.
    () => readSharedSlip(sportsbookCaller(dispatch, { locale: () => locale }), code),
    [dispatch, locale, code],
  );
  const { known, again } = useSharedSlip(read, isSeen);
  const format = useItem(oddsFormatItem) ?? 'H';
  const isOver = known?.slip.kind === 'unknown' || known?.slip.kind === 'other-site';
  useEffect(() => {
    if (isOver) onOver();
  }, [isOver, onOver]);
  if (!known) return waiting;
  return <SharedSlipView {...known} format={format} onAgain={again} />;
}

import { lineOrMarket } from '@lobby/betting/names';
import { useText } from '@lobby/i18n';
import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { betslipMessages } from '../../messages/index.ts';
import { pricesAccepted } from '../../state/betslip.slice.ts';
import type { PickedSelection } from '../../state/selection.ts';
import { useBetName } from '../../view/hooks/use-bet-name.ts';
import type { Offer } from '../../view/offer.ts';
import styles from './item-card.module.css';

/** Old and new, with a button where the member must agree. */
export function ChangeNote({ selection, offer }: { selection: PickedSelection; offer: Offer }): ReactNode {
  const t = useText(betslipMessages);
  const dispatch = useDispatch();
  const say = useBetName();
  const lineOf = (line: string, strong: Offer['strong']) => lineOrMarket(say({ ...selection, line, strong }));
  const { agreed } = selection;
  const changes = [
    offer.lineFrom !== undefined &&
      t('betslip.change.line', {
        from: lineOf(agreed.line, agreed.strong),
        to: lineOf(offer.line, offer.strong),
      }),
    offer.moved && t('betslip.change.odds', { from: offer.moved.from, to: offer.price.odds }),
  ].filter(text => typeof text === 'string');
  if (changes.length === 0) return null;

  return (
    <div className={styles.change} data-direction={offer.moved?.direction} role="status">
      <span>{changes.join(' · ')}</span>
      {offer.asks ? (
        <button
          type="button"
          className={styles.accept}
          onClick={() => dispatch(pricesAccepted({ [selection.key]: offer.agreeable }))}
        >
          {t('betslip.change.accept')}
        </button>
      ) : (
        <span className={styles.accepted}>{t('betslip.change.accepted')}</span>
      )}
    </div>
  );
}

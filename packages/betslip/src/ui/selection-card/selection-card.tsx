import type { ShownPrice } from '@lobby/betting';
import { useFormat, useText } from '@lobby/i18n';
import { Icon } from '@lobby/ui-kit/icon';
import { VisuallyHidden } from '@lobby/ui-kit/visually-hidden';
import type { ReactNode } from 'react';
import { betslipMessages } from '../../messages/index.ts';
import { isSameMatch } from '../../state/same-match/same-match-item.ts';
import type { PickedSelection } from '../../state/selection.ts';
import { useBetLabel } from '../../view/hooks/use-bet-label.ts';
import { useBetName } from '../../view/hooks/use-bet-name.ts';
import { useNamed } from '../../view/hooks/use-named.ts';
import { RemoveButton } from '../remove-button/remove-button.tsx';
import { SameMatchParts } from '../same-match-parts/same-match-parts.tsx';
import styles from './selection-card.module.css';

export interface SelectionCardProps {
  selection: PickedSelection;
  /** What is offered now; undefined while the market takes no bets. */
  price: ShownPrice | undefined;
  line: string;
  strong: PickedSelection['agreed']['strong'];
  /** "1:2" in play, else empty. */
  score: string;
  moved?: { from: string; direction: 'up' | 'down' };
  /** One of several: less space around it. */
  compact?: boolean;
  /** Nothing can be bet on it now. */
  dimmed?: boolean;
  /** How its price has moved. */
  priceHistory?: ReactNode;
  onRemove: () => void;
  children?: ReactNode;
}

/** One bet: the pick and its price largest, then market, match, league and the score. */
export function SelectionCard(props: SelectionCardProps): ReactNode {
  const { price, line, strong, score, moved, compact, dimmed, priceHistory, onRemove, children } = props;
  const selection = useNamed(props.selection);
  const t = useText(betslipMessages);
  const format = useFormat();
  const say = useBetName();
  const words = say({ ...selection, line, strong });
  const name = useBetLabel()(selection, words);
  const isCombined = isSameMatch(selection);
  const when = selection.live ? t('betslip.phase.live') : format.shortDateTime(selection.kickoff);

  return (
    <article
      className={styles.card}
      data-compact={compact || undefined}
      data-dimmed={dimmed || undefined}
      aria-label={name}
    >
      <header className={styles.head}>
        <h3 className={styles.pick}>
          {isCombined ? words.market : words.pick}{' '}
          {words.line && <span className={styles.line}>{words.line}</span>}
        </h3>
        <PriceTag price={price} moved={moved} />
        <RemoveButton label={t('betslip.remove', { name })} onClick={onRemove} />
      </header>
      {isCombined && <SameMatchParts selection={selection} />}
      <p className={styles.quiet}>
        <span className={selection.live ? styles.live : undefined}>{when}</span>
        {!isCombined && <span>{words.market}</span>}
        {price && <span>{t(`betslip.format.${price.format}`)}</span>}
        {priceHistory && <span className={styles.priceHistory}>{priceHistory}</span>}
      </p>
      <p className={styles.quiet}>
        {!selection.champion && (
          <span className={styles.match}>
            {t('betslip.versus', { home: selection.teamH, away: selection.teamC })}
          </span>
        )}
        {score && <b className={styles.score}>{score}</b>}
        <span>{selection.league}</span>
      </p>
      {children}
    </article>
  );
}

function PriceTag({ price, moved }: Pick<SelectionCardProps, 'price' | 'moved'>): ReactNode {
  const t = useText(betslipMessages);
  // The reason for the lock is shown below as text.
  if (!price) return <Icon name="lock" size={18} className={styles.lock} />;
  const label = t('betslip.price', { odds: price.odds, format: t(`betslip.format.${price.format}`) });
  return (
    <span className={styles.price} data-direction={moved?.direction}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <span aria-hidden="true">{price.odds}</span>
      {moved && (
        <Icon
          name={moved.direction === 'up' ? 'odds-up' : 'odds-down'}
          size={14}
          label={t(moved.direction === 'up' ? 'betslip.change.better' : 'betslip.change.worse')}
        />
      )}
    </span>
  );
}

import { useText } from '@lobby/i18n';
import { Icon } from '@lobby/ui-kit/icon';
import { Skeleton } from '@lobby/ui-kit/skeleton';
import { lazy, Suspense, useId, useState } from 'react';
import { betHistoryMessages } from '../../messages/index.ts';
import type { Bet } from '../bet-words.ts';
import css from './detail.module.css';

const Combinations = lazy(() => import('./combinations.tsx'));

/**
 * Whether a bet is shown combination by combination: a settled one that has several. Not one of which a part was sold
 * back: its combinations returned less than their legs say.
 */
export function hasBreakdown({ status, kind, result, riskSold }: Bet): boolean {
  return status === 'settled' && kind === 'system' && result !== 'D' && riskSold === '0';
}

/** Unfolds a settled system combination by combination. */
export function UnfoldCombinations({ bet }: { bet: Bet }) {
  const t = useText(betHistoryMessages);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div>
      <button
        type="button"
        className={css.unfold}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {t('betHistory.combinations')}
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={16} />
      </button>
      {isOpen && (
        <div id={id}>
          <Suspense fallback={<Skeleton lines={4} />}>
            <Combinations bet={bet} />
          </Suspense>
        </div>
      )}
    </div>
  );
}

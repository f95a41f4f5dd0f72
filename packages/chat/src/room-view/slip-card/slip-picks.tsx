import type { SharedSlipProps, Slots } from '@lobby/feature';
import { useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { Skeleton } from '@lobby/ui-kit/skeleton';
import { VisuallyHidden } from '@lobby/ui-kit/visually-hidden';
import {
  type ComponentType,
  type ReactNode,
  type RefCallback,
  useCallback,
  useEffect,
  useState,
} from 'react';
import { chatMessages } from '../../messages/index.ts';
import css from './slip-card.module.css';

interface SlipPicksProps {
  readonly code: string;
  readonly load: NonNullable<Slots['sharedSlip']>;
  onOver(): void;
}

/** The picks of a shared slip, asked for once the card is in view, in a place whose height is known before. */
export function SlipPicks({ code, load, onOver }: SlipPicksProps): ReactNode {
  const t = useText(chatMessages);
  const [place, isSeen] = useSeen();
  const [Picks, setPicks] = useState<ComponentType<SharedSlipProps>>();
  const [hasFailed, setFailed] = useState(false);
  const isWanted = isSeen && !Picks && !hasFailed;
  useEffect(() => {
    if (!isWanted) return;
    let isOver = false;
    load().then(
      part => isOver || setPicks(() => part.default),
      () => isOver || setFailed(true),
    );
    return () => {
      isOver = true;
    };
  }, [isWanted, load]);
  return (
    // Prices that change in a list that is read out would be read out each time.
    <div ref={place} className={css.picks} aria-live="off">
      {hasFailed ? (
        <div className={css.failed}>
          <p>{t('chat.slip.failed')}</p>
          <Button size="s" onClick={() => setFailed(false)}>
            {t('chat.slip.retry')}
          </Button>
        </div>
      ) : Picks ? (
        <Picks code={code} isSeen={isSeen} waiting={<Waiting />} onOver={onOver} />
      ) : (
        <Waiting />
      )}
    </div>
  );
}

function Waiting(): ReactNode {
  const t = useText(chatMessages);
  return (
    <div className={css.waiting}>
      <VisuallyHidden>{t('chat.slip.waiting')}</VisuallyHidden>
      <Skeleton lines={2} height="0.875rem" />
      <Skeleton lines={2} height="0.875rem" />
    </div>
  );
}

/** A ref for a place of the page, and whether it is in view now. */
function useSeen(): readonly [RefCallback<HTMLElement>, boolean] {
  const [isSeen, setSeen] = useState(false);
  const place = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new IntersectionObserver(entries => {
      const last = entries.at(-1);
      if (last) setSeen(last.isIntersecting);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [place, isSeen];
}

import { useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { Spinner } from '@lobby/ui-kit/spinner';
import type { RefObject } from 'react';
import { venuesMessages } from '../messages/index.ts';
import { FrameBar, type FrameBarProps } from './frame-bar.tsx';
import css from './game-frame.module.css';

export interface GameFrameViewProps extends FrameBarProps {
  /** Undefined while it is launched, or when that failed. */
  readonly address: string | undefined;
  /** It waits for the member to enter. */
  readonly isOffered: boolean;
  readonly isLaunching: boolean;
  /** The whole window is covered, without the browser's fullscreen. */
  readonly isCovering: boolean;
  readonly place?: RefObject<HTMLDivElement | null>;
  readonly game?: RefObject<HTMLIFrameElement | null>;
}

/**
 * What the game may do: run, keep its own storage on its own origin, send its forms. It cannot take the window elsewhere,
 * open others, or show dialogs of the browser (docs/security.md#games-in-frames).
 */
const sandbox = 'allow-scripts allow-same-origin allow-forms';

/** A game below its bar. What is said over it covers it. */
export function GameFrameView(props: GameFrameViewProps) {
  const { wanted, address, frame, isCovering } = props;
  return (
    <div ref={props.place} className={css.place} data-covering={isCovering || undefined}>
      <FrameBar {...props} />
      <div
        className={css.stage}
        style={frame.height ? { minBlockSize: `${frame.height / 16}rem` } : undefined}
      >
        {address && (
          <iframe
            key={address}
            ref={props.game}
            className={css.frame}
            src={address}
            title={wanted.name}
            sandbox={sandbox}
            allow="fullscreen"
            referrerPolicy="no-referrer"
          />
        )}
        <Cover {...props} />
      </div>
    </div>
  );
}

/** What is said over a game that is not there: it is on its way or does not come, has ended, broke, was not launched. */
function Cover({ wanted, address, frame, isOffered, isLaunching, onReload, onLeave }: GameFrameViewProps) {
  const t = useText(venuesMessages);
  if (isOffered)
    return (
      <div className={css.cover}>
        <p>{t('venues.frame.offer.hint')}</p>
        <div className={css.ways}>
          <Button variant="primary" onClick={onReload}>
            {t('venues.enter')}
          </Button>
          <Button onClick={onLeave}>{t('venues.frame.back')}</Button>
        </div>
      </div>
    );
  if (isLaunching || (address && frame.step === 'loading'))
    return (
      <div className={css.cover} data-waiting="" role="status">
        <Spinner size={28} />
        <p>{t('venues.frame.loading')}</p>
      </div>
    );
  if (address && frame.step === 'ready') return null;
  const what = frame.step === 'ended' || (frame.step === 'silent' && address) ? frame.step : 'broken';
  // Not by the member, here.
  const wasEnded = what === 'ended' && frame.reason === 'session-ended';
  return (
    <div className={css.cover} role="alert">
      <h2>{t(`venues.frame.${what}`)}</h2>
      {address && <p>{t(wasEnded ? 'venues.frame.ended.meanwhile' : `venues.frame.${what}.hint`)}</p>}
      {what === 'silent' && !wanted.isTrial && <p>{t('venues.frame.silent.money')}</p>}
      <div className={css.ways}>
        <Button variant="primary" onClick={onReload}>
          {t('venues.frame.again')}
        </Button>
        <Button onClick={onLeave}>{t('venues.frame.back')}</Button>
      </div>
    </div>
  );
}

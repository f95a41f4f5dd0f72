import { paths } from '@lobby/feature';
import { useFormat, useText } from '@lobby/i18n';
import { Badge } from '@lobby/ui-kit/badge';
import { Icon, type IconName } from '@lobby/ui-kit/icon';
import { Money } from '@lobby/ui-kit/money';
import { SteppingTitle } from '@lobby/ui-kit/stepping-title';
import { Link } from 'react-router-dom';
import type { Wanted } from '../launch/launch.flow.ts';
import { venuesMessages } from '../messages/index.ts';
import type { FrameState } from './frame.flow.ts';
import css from './frame-bar.module.css';

export interface FrameBarProps {
  readonly wanted: Wanted;
  readonly frame: FrameState;
  readonly isFull: boolean;
  readonly canTransfer: boolean;
  onReload(): void;
  onFullscreen(): void;
  onTransfer(): void;
  /** Offered to a visitor who tries a game. */
  readonly onLogIn: (() => void) | undefined;
  onLeave(): void;
}

/** What stands above a game: what it is, what is there to play with, and the ways out. */
export function FrameBar(props: FrameBarProps) {
  const { wanted, frame, isFull, canTransfer, onLogIn } = props;
  const t = useText(venuesMessages);
  const format = useFormat();
  const { name, isTrial } = wanted;
  return (
    <section className={css.bar} aria-label={t('venues.frame.bar')}>
      <Link
        className={css.tool}
        to={paths.home()}
        aria-label={t('venues.frame.home')}
        title={t('venues.frame.home')}
      >
        <Icon name="home" size={18} />
      </Link>
      <h1 className={css.name}>
        <SteppingTitle text={name} />
      </h1>
      {isTrial && (
        <span title={t('venues.frame.trial.note')}>
          <Badge>{t('venues.frame.trial')}</Badge>
        </span>
      )}
      <p className={css.balance} role="status">
        {frame.balance !== undefined && (
          <>
            <span className={css.label}>{t(isTrial ? 'venues.frame.credits' : 'venues.frame.balance')}</span>{' '}
            <b>{isTrial ? format.number(frame.balance) : <Money yuan={frame.balance} />}</b>
          </>
        )}
      </p>
      <div className={css.tools}>
        {canTransfer && (
          <Tool icon="transfer" text={t('venues.frame.transfer')} onPress={props.onTransfer} isWorded />
        )}
        {onLogIn && <Tool icon="log-in" text={t('venues.frame.logIn')} onPress={onLogIn} isWorded />}
        <Tool icon="refresh" text={t('venues.frame.reload')} onPress={props.onReload} />
        <Tool
          icon="fullscreen"
          text={t(isFull ? 'venues.frame.fullscreen.leave' : 'venues.frame.fullscreen')}
          onPress={props.onFullscreen}
        />
        <Tool icon="close" text={t('venues.frame.leave')} onPress={props.onLeave} />
      </div>
    </section>
  );
}

interface ToolProps {
  readonly icon: IconName;
  readonly text: string;
  /** The word stands beside the sign where there is room. */
  readonly isWorded?: boolean;
  onPress(): void;
}

function Tool({ icon, text, isWorded, onPress }: ToolProps) {
  return (
    <button type="button" className={css.tool} aria-label={text} title={text} onClick={onPress}>
      <Icon name={icon} size={18} />
      {isWorded && <span className={css.word}>{text}</span>}
    </button>
  );
}

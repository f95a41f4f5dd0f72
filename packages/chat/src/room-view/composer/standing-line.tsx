import { loginOpened } from '@lobby/api/session';
import { type SayText, useFormat, useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { Icon, type IconName } from '@lobby/ui-kit/icon';
import { Spinner } from '@lobby/ui-kit/spinner';
import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { chatMessages, type MessageId } from '../../messages/index.ts';
import type { Standing } from '../../rooms/may-say.ts';
import css from './composer.module.css';

const icons: Readonly<Record<Standing['at'], IconName | undefined>> = {
  free: undefined,
  connecting: undefined,
  cut: 'offline',
  slow: 'clock',
  login: 'user',
  muted: 'lock',
  'readers-only': 'lock',
  grade: 'vip',
  'no-room': 'info',
  destroyed: 'info',
  ended: 'info',
};

/** How the connection is, and what keeps one from writing: one line, read out when it becomes another. */
export function StandingLine({ standing, now }: { standing: Standing; now: number }): ReactNode {
  const t = useText(chatMessages);
  const format = useFormat();
  const dispatch = useDispatch();
  const { at } = standing;
  const icon = icons[at];
  const needsLogin = at === 'login' || (at === 'ended' && standing.why === 'session-ended');
  return (
    <div className={css.standing} data-at={at}>
      <p role="status" className={css.line}>
        {at === 'connecting' && <Spinner size={14} />}
        {icon && <Icon name={icon} size={14} />}
        {wordsOf(standing, t, format.shortDateTime)}
        <Seconds standing={standing} now={now} t={t} />
      </p>
      {needsLogin && (
        <Button variant="primary" size="s" onClick={() => dispatch(loginOpened({ way: 'login' }))}>
          {t('chat.standing.loginButton')}
        </Button>
      )}
    </div>
  );
}

/** The seconds until a time, at least one. Both in ms. */
export const secondsUntil = (until: number, now: number): number =>
  Math.max(1, Math.ceil((until - now) / 1_000));

/** Counts down where something is waited for; not read out each second. */
function Seconds(props: { standing: Standing; now: number; t: SayText<MessageId> }): ReactNode {
  const { standing, now, t } = props;
  if (standing.at !== 'cut' && standing.at !== 'slow') return null;
  const seconds = secondsUntil(standing.until, now);
  return <span aria-hidden="true">{t(`chat.standing.${standing.at}Seconds`, { seconds })}</span>;
}

function wordsOf(standing: Standing, t: SayText<MessageId>, clock: (ms: number) => string): string {
  switch (standing.at) {
    case 'free':
      return '';
    case 'muted': {
      const { until, reason } = standing;
      const time = clock(until);
      if (!reason) return t('chat.standing.mutedPlain', { time });
      // The house says which of its rules, a moderator says it in words.
      const rule = rules.find(each => each === reason);
      return t('chat.standing.muted', { time, reason: rule ? t(`chat.mutedFor.${rule}`) : reason });
    }
    case 'grade':
      return t('chat.standing.grade', { least: standing.least });
    case 'destroyed':
      return standing.reason
        ? t('chat.standing.destroyed', { reason: standing.reason })
        : t('chat.standing.destroyedPlain');
    case 'ended':
      return t(`chat.standing.${standing.why}`);
    default:
      return t(`chat.standing.${standing.at}`);
  }
}

const rules = ['contact', 'link', 'wallet', 'word'] as const;

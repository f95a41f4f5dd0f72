import { useText } from '@lobby/i18n';
import { VisuallyHidden } from '@lobby/ui-kit/visually-hidden';
import type { ReactNode } from 'react';
import { profileMessages } from '../messages/profile/index.ts';
import css from './profile.module.css';

interface ProfileRowProps {
  readonly label: string;
  /** Marked with a star until it is given. */
  readonly required?: boolean;
  /** Said below the value. */
  readonly note?: ReactNode;
  /** The way on: a link or a button. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** One datum of the profile: what it is called, its value or its state, and the way to change it. */
export function ProfileRow({ label, required, note, action, children }: ProfileRowProps) {
  const t = useText(profileMessages);
  return (
    <div className={css.row}>
      <dt className={css.label}>
        {label}
        {required && (
          <>
            <span className={css.star} aria-hidden="true">
              *
            </span>
            <VisuallyHidden>{t('profile.required')}</VisuallyHidden>
          </>
        )}
      </dt>
      <dd className={css.value}>
        {children}
        {note && <span className={css.note}>{note}</span>}
      </dd>
      {action && <dd className={css.action}>{action}</dd>}
    </div>
  );
}

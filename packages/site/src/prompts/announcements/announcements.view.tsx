import { useBrand } from '@lobby/brand-kit';
import type { DialogViewProps } from '@lobby/dialogs';
import { useFormat, useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { Dialog } from '@lobby/ui-kit/dialog';
import { SafeHtml } from '@lobby/ui-kit/safe-html';
import { useEffect, useRef } from 'react';
import { promptMessages } from '../messages/index.ts';
import css from './announcements.module.css';

/** One announcement; `html` and `publishedAt` (ms) are those of the platform, absent for what is always true here. */
export interface Announcement {
  readonly id: string;
  readonly title: string;
  readonly html?: string;
  readonly publishedAt?: number;
}

export interface AnnouncementList {
  readonly items: readonly Announcement[];
  /** The one that was pressed: brought into view and marked. */
  readonly chosen?: string;
}

/** Every announcement with its day and its text. */
export default function AnnouncementsView({ payload, close }: DialogViewProps<AnnouncementList>) {
  const t = useText(promptMessages);
  const format = useFormat();
  const { allowedLinkOrigins } = useBrand();
  const chosen = useRef<HTMLLIElement>(null);
  useEffect(() => chosen.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <Dialog
      open
      size="l"
      title={t('prompts.announcements.title')}
      onClose={close}
      actions={
        <Button variant="primary" onClick={close}>
          {t('prompts.gotIt')}
        </Button>
      }
    >
      <ul>
        {payload.items.map(({ id, title, html, publishedAt }) => (
          <li
            key={id}
            ref={id === payload.chosen ? chosen : undefined}
            className={css.item}
            aria-current={id === payload.chosen ? 'true' : undefined}
          >
            <h3 className={css.title}>{title}</h3>
            {publishedAt !== undefined && (
              <time className={css.day} dateTime={new Date(publishedAt).toISOString()}>
                {format.dateTime(publishedAt)}
              </time>
            )}
            {html && <SafeHtml html={html} linkOrigins={allowedLinkOrigins} waitingLines={1} />}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

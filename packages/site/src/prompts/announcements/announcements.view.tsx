import { useBrand } from '@lobby/brand-kit';
import type { DialogViewProps } from '@lobby/dialogs';
import { useFormat, useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { Checkbox } from '@lobby/ui-kit/checkbox';
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

interface AnnouncementsViewProps extends DialogViewProps<AnnouncementList> {
  /** Announcements do not open by themselves until this day is over. */
  readonly notToday: boolean;
  onNotToday(isWanted: boolean): void;
}

/** Every announcement with its day and its text, and whether they open by themselves today. */
export default function AnnouncementsView(props: AnnouncementsViewProps) {
  const { payload, notToday, onNotToday, close } = props;
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
        <>
          <div className={css.notToday}>
            <Checkbox checked={notToday} onChange={onNotToday}>
              {t('prompts.announcements.notToday')}
            </Checkbox>
          </div>
          <Button variant="primary" onClick={close}>
            {t('prompts.gotIt')}
          </Button>
        </>
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

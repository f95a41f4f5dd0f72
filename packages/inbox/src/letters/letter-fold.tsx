import { useBrand } from '@lobby/brand-kit';
import { useFormat, useText } from '@lobby/i18n';
import { Icon } from '@lobby/ui-kit/icon';
import { SafeHtml } from '@lobby/ui-kit/safe-html';
import { VisuallyHidden } from '@lobby/ui-kit/visually-hidden';
import { type ReactNode, useId } from 'react';
import { inboxMessages } from '../messages/index.ts';
import css from './letters.module.css';

interface LetterFoldProps {
  readonly title: string;
  readonly html: string;
  /** ms since the epoch. */
  readonly sentAt: number;
  /** Marked until it is opened. */
  readonly isUnread?: boolean;
  readonly isOpen: boolean;
  /** Before the title: the box that chooses it. */
  readonly before?: ReactNode;
  /** Below the text. */
  readonly actions?: ReactNode;
  onToggle(): void;
}

/** A letter as it is listed; its title opens the text in place. */
export function LetterFold(props: LetterFoldProps) {
  const { title, html, sentAt, isUnread = false, isOpen, before, actions, onToggle } = props;
  const t = useText(inboxMessages);
  const format = useFormat();
  const id = useId();
  return (
    <li className={css.letter} data-unread={isUnread || undefined} data-open={isOpen || undefined}>
      {before}
      <h2 className={css.heading}>
        <button
          type="button"
          className={css.head}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={onToggle}
        >
          {isUnread && (
            <span className={css.dot}>
              <VisuallyHidden>{t('inbox.letters.isUnread')}</VisuallyHidden>
            </span>
          )}
          <span className={css.subject}>{title}</span>
          <time className={css.time} dateTime={new Date(sentAt).toISOString()}>
            {format.dateTime(sentAt)}
          </time>
          <Icon name="chevron-down" size={16} className={css.arrow} />
        </button>
      </h2>
      {isOpen && (
        <div id={id} className={css.body}>
          <LetterText html={html} />
          {actions && <div className={css.actions}>{actions}</div>}
        </div>
      )}
    </li>
  );
}

/** The text of a letter or a notice: HTML of an operator, with links to the origins of the brand. */
function LetterText({ html }: { html: string }) {
  const { allowedLinkOrigins } = useBrand();
  return <SafeHtml html={html} linkOrigins={allowedLinkOrigins} />;
}

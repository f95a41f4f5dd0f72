import { useText } from '@lobby/i18n';
import { Badge } from '@lobby/ui-kit/badge';
import { Page } from '@lobby/ui-kit/page';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { inboxMessages } from '../messages/index.ts';
import css from './feedback.module.css';
import { listAddress, submitAddress } from './feedback-address.ts';

export interface FeedbackViewProps {
  readonly shown: 'submit' | 'list';
  /** Answers the member has not opened. */
  readonly unread: number;
  /** Stays while the list is looked at: pictures may be on their way. */
  readonly submit: ReactNode;
  readonly list: ReactNode;
}

/** The two views of feedback, which share one path. */
export function FeedbackView({ shown, unread, submit, list }: FeedbackViewProps) {
  const t = useText(inboxMessages);
  return (
    <Page title={t('inbox.feedback.title')}>
      <nav className={css.views} aria-label={t('inbox.feedback.title')}>
        <Link className={css.view} to={submitAddress} aria-current={shown === 'submit' ? 'page' : undefined}>
          {t('inbox.feedback.tab.submit')}
        </Link>
        <Link className={css.view} to={listAddress} aria-current={shown === 'list' ? 'page' : undefined}>
          {t('inbox.feedback.tab.list')}
          {unread > 0 && (
            <Badge tone="danger" look="solid" size="s">
              {unread}
            </Badge>
          )}
        </Link>
      </nav>
      <div className={css.content} hidden={shown !== 'submit'}>
        {submit}
      </div>
      {shown === 'list' && <div className={css.content}>{list}</div>}
    </Page>
  );
}

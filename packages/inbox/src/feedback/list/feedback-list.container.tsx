import { toFailure } from '@lobby/api';
import { useFeedbackListQuery, useUnreadFeedbackQuery } from '@lobby/api/endpoints/user-feedback';
import { useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { inboxMessages } from '../../messages/index.ts';
import { FeedbackDetail } from '../detail/feedback-detail.container.tsx';
import { submitAddress } from '../feedback-address.ts';
import { FeedbackListView } from './feedback-list.view.tsx';

const pageSize = 10;

/** The list at work; the opened feedback is a dialog above it. */
export function FeedbackList() {
  const t = useText(inboxMessages);
  const navigate = useNavigate();
  const [pageNum, setPageNum] = useState(1);
  const [openId, setOpenId] = useState<string>();
  const { currentData, error, isFetching, refetch } = useFeedbackListQuery(
    { pageNum, pageSize },
    { refetchOnMountOrArgChange: true },
  );
  // The count beside the list is as new as the list.
  const { refetch: countAgain } = useUnreadFeedbackQuery();
  useEffect(() => void countAgain(), [countAgain]);
  const last = Math.max(1, Math.ceil((currentData?.total ?? 0) / pageSize));
  // The only one of the last page was deleted.
  if (currentData && pageNum > last) setPageNum(last);
  return (
    <>
      <FeedbackListView
        page={currentData}
        failure={error && toFailure(error)}
        isRetrying={isFetching}
        pageNum={pageNum}
        pageSize={pageSize}
        emptyAction={
          <Button variant="primary" onClick={() => navigate(submitAddress)}>
            {t('inbox.feedback.tab.submit')}
          </Button>
        }
        onOpen={setOpenId}
        onPage={setPageNum}
        onRetry={() => void refetch()}
      />
      {openId !== undefined && <FeedbackDetail id={openId} onClose={() => setOpenId(undefined)} />}
    </>
  );
}

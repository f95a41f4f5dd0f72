import { toFailure } from '@lobby/api';
import { useNoticesQuery } from '@lobby/api/endpoints/advertising';
import { useLocale } from '@lobby/i18n';
import { useEffect, useState } from 'react';
import { NoticeListView } from './notice-list.view.tsx';

const pageSize = 20;

interface NoticeListProps {
  /** From 1. */
  readonly page: number;
  onPage(page: number): void;
}

/** A page of the site's notices at work. */
export function NoticeList({ page, onPage }: NoticeListProps) {
  const langx = useLocale();
  const [openId, setOpenId] = useState<string>();
  const { currentData, error, isFetching, refetch } = useNoticesQuery(
    { pageNum: page, pageSize, langx },
    { refetchOnMountOrArgChange: true },
  );
  const last = Math.max(1, Math.ceil((currentData?.total ?? 0) / pageSize));
  const isBeyond = currentData !== undefined && page > last;
  useEffect(() => {
    if (isBeyond) onPage(last);
  }, [isBeyond, last, onPage]);
  return (
    <NoticeListView
      notices={isBeyond ? undefined : currentData}
      openId={openId}
      failure={!currentData && error ? toFailure(error) : undefined}
      isRetrying={isFetching}
      page={page}
      pageSize={pageSize}
      onToggle={id => setOpenId(openId === id ? undefined : id)}
      onPage={onPage}
      onRetry={() => void refetch()}
    />
  );
}

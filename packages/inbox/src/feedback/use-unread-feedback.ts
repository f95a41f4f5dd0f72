import { pollWhileVisible } from '@lobby/api';
import { useUnreadFeedbackQuery } from '@lobby/api/endpoints/user-feedback';
import { useEffect } from 'react';

const everyMs = 60_000;

/** How many answers the member has not opened; 0 while that is unknown. Asked again every minute a page is visible. */
export function useUnreadFeedback(): number {
  const { data, refetch } = useUnreadFeedbackQuery();
  useEffect(() => pollWhileVisible(() => void refetch(), everyMs), [refetch]);
  return data?.count ?? 0;
}

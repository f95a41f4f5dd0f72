import { serverNow } from '@lobby/api';
import { memberSessionEndpoints } from '@lobby/api/endpoints/member-session';
import type { Locale } from '@lobby/i18n';
import { announcementsDialog } from '../../prompts/announcements/announcements.dialog.ts';
import { isNotToday } from '../../prompts/announcements/not-today.ts';
import type { SiteStore } from '../../store/create-store.ts';

/**
 * Shows what was announced since the login before, once no other dialog is open; nothing on a day on which the member
 * wants to see none.
 * @param isHere whether who logged in still is.
 */
export async function showPopups(
  dispatch: SiteStore['dispatch'],
  langx: Locale,
  isHere: () => boolean,
): Promise<void> {
  if (isNotToday(serverNow())) return;
  const { memberInfo } = memberSessionEndpoints.endpoints;
  const { data } = await dispatch(memberInfo.initiate({ isPop: 1, langx }, { subscribe: false }));
  const items = (data?.popups ?? []).map(({ content, ...rest }) => ({ ...rest, html: content }));
  // Whoever has logged out meanwhile is told nothing.
  if (items.length > 0 && isHere()) dispatch(announcementsDialog.queue({ items }));
}

import { useUnreadLettersQuery } from '@lobby/api/endpoints/letter';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { LettersView } from './letters.view.tsx';
import { placeAddress, readPlace } from './letters-address.ts';
import { LetterList } from './list/letter-list.container.tsx';
import { NoticeList } from './notices/notice-list.container.tsx';

export default function LettersScreen() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { data: unread } = useUnreadLettersQuery();
  const { tab, page } = readPlace(params);
  const goTo = (next: { tab?: typeof tab; page: number }) =>
    navigate(placeAddress({ tab, ...next }), { replace: true, preventScrollReset: true });
  const onPage = (next: number) => goTo({ page: next });
  return (
    <LettersView tab={tab} unread={unread} onTab={next => goTo({ tab: next, page: 1 })}>
      {tab === 'platform' ? (
        <NoticeList page={page} onPage={onPage} />
      ) : (
        // What was opened or chosen belongs to one page of one tab.
        <LetterList key={`${tab} ${page}`} tab={tab} page={page} unread={unread} onPage={onPage} />
      )}
    </LettersView>
  );
}

import { useText } from '@lobby/i18n';
import { useLocation } from 'react-router-dom';
import { pageMessages } from './messages/index.ts';
import { PageNotice } from './page-notice.tsx';
import WaysOn from './ways-on.tsx';

/** Said for every path without a page. */
export default function NotFoundScreen() {
  const t = useText(pageMessages);
  const { pathname } = useLocation();
  return (
    <PageNotice
      scene="missing"
      title={t('page.notFound.title')}
      address={shortened(pathname)}
      hint={t('page.notFound.hint')}
    >
      <WaysOn />
    </PageNotice>
  );
}

/** As much of an address as tells somebody what they have mistyped. */
function shortened(pathname: string): string {
  const longest = 60;
  return pathname.length > longest ? `${pathname.slice(0, longest)}…` : pathname;
}

import { useBrand } from '@lobby/brand-kit';
import { useText } from '@lobby/i18n';
import { useEffect } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { pageMessages } from './messages/index.ts';
import { PageNotice } from './page-notice.tsx';
import { redirectTarget } from './redirect-target.ts';
import WaysOn from './ways-on.tsx';

/** `/redirect/:path`: leads on, to a page of this site or to an origin the brand allows, and nowhere else. */
export default function RedirectScreen() {
  const t = useText(pageMessages);
  const { allowedLinkOrigins } = useBrand();
  const target = redirectTarget(useParams().path ?? '', allowedLinkOrigins);
  const away = target?.kind === 'away' ? target.url : undefined;

  useEffect(() => {
    if (away) window.location.replace(away);
  }, [away]);

  if (target?.kind === 'inside') return <Navigate to={target.path} replace />;
  return (
    <PageNotice
      scene={away ? 'missing' : 'closed'}
      title={t(away ? 'page.redirect.title' : 'page.redirect.blocked')}
      hint={t(away ? 'page.redirect.going' : 'page.redirect.blockedHint')}
    >
      {!away && <WaysOn />}
    </PageNotice>
  );
}

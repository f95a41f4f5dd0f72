import { useBrand } from '@lobby/brand-kit';
import { useText } from '@lobby/i18n';
import { EmptyState } from '@lobby/ui-kit/empty-state';
import { useEffect } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { pageMessages } from './messages/index.ts';
import { PlainPage } from './plain-page.tsx';
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
    <PlainPage>
      {away ? (
        <EmptyState
          isPage
          icon="external-link"
          scene="missing"
          title={t('page.redirect.title')}
          hint={t('page.redirect.going')}
        />
      ) : (
        <EmptyState
          isPage
          icon="shield"
          scene="closed"
          title={t('page.redirect.blocked')}
          hint={t('page.redirect.blockedHint')}
          action={<WaysOn />}
        />
      )}
    </PlainPage>
  );
}

import { useSiteBase } from '@lobby/api/endpoints/configuration';
import { useBrand } from '@lobby/brand-kit';
import { useEffect } from 'react';

/** Redirects phones to the mobile site, once preInfo has named one. Renders nothing. */
export function MobileSiteRedirect(): null {
  const brand = useBrand();
  const h5DomainUrl = useSiteBase('h5DomainUrl') ?? '';

  useEffect(() => {
    // Without one there is nothing to fetch.
    if (h5DomainUrl === '') return;
    void import('./mobile-site.ts')
      .then(({ mobileRedirect }) => {
        const href = mobileRedirect(navigator.userAgent, h5DomainUrl, brand, window.location.origin);
        if (href !== undefined) window.location.replace(href);
      })
      .catch(() => {});
  }, [h5DomainUrl, brand]);
  return null;
}

import { useSiteBase } from '@lobby/api-client/endpoints';
import { mobileRedirect } from '@lobby/auth';
import { useBrand } from '@lobby/brand-kit';
import { useEffect } from 'react';

/** Sends the browser of a phone to the mobile site, once preInfo has named one; nobody else. Draws nothing. */
export function MobileSite(): null {
  const brand = useBrand();
  const h5DomainUrl = useSiteBase('h5DomainUrl') ?? '';

  useEffect(() => {
    const href = mobileRedirect(navigator.userAgent, h5DomainUrl, brand, window.location.origin);
    if (href !== undefined) window.location.replace(href);
  }, [h5DomainUrl, brand]);
  return null;
}

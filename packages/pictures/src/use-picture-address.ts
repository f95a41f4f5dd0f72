import { useBrand } from '@lobby/brand-kit';

/** The address of a picture of which the platform answered the path. */
export function usePictureAddress(): (url: string) => string {
  const { api } = useBrand();
  const base = api.baseUrl.replace(/\/$/, '');
  return url => base + url;
}

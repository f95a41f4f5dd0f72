import { useSiteBase } from '@lobby/api/endpoints/configuration';
import { useBrand } from '@lobby/brand-kit';
import { useLocale } from '@lobby/i18n';

/** What the product is called: by its operator, where that is not the name it was built with, in either script. */
export function useProductName(): string {
  const { name } = useBrand().words;
  const locale = useLocale();
  const title = useSiteBase('title');
  return title && title !== name['zh-CN'] ? title : name[locale];
}

import type { PageMenuProps } from '@lobby/feature';
import { usePageAt } from '@lobby/feature/page-at';
import { withTexts } from '@lobby/i18n';
import { type ComponentType, useEffect, useRef, useState } from 'react';

/** The menu of a page, fetched with the page. */
interface PageMenu {
  readonly path: string;
  readonly Menu: ComponentType<PageMenuProps>;
}

/** The menu of a page, or that of the last one while another is fetched; undefined where the page has none. */
export function useMenuOf(path: string | undefined): PageMenu | undefined {
  const pageAt = useRef(usePageAt());
  const [menu, setMenu] = useState<PageMenu>();
  useEffect(() => {
    const page = path === undefined ? undefined : pageAt.current(path);
    if (path === undefined || !page) return;
    let isGone = false;
    withTexts(page.load, page.texts)().then(
      ({ Menu }) => !isGone && setMenu(Menu && { path, Menu }),
      // The link leads to the page all the same, which says what went wrong.
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [path]);
  return menu;
}

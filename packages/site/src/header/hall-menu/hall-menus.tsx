import { useNavigation } from '@lobby/api/endpoints/advertising';
import { useMedia } from '@lobby/feature/use-media';
import { useText } from '@lobby/i18n';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { siteMessages } from '../../messages/index.ts';
import { hallAt, hallLinks } from './hall-links.ts';
import styles from './hall-menus.module.css';
import { hallMenuMessages } from './messages/index.ts';
import { useMenuOf } from './use-menu-of.ts';
import { useTurnedTo } from './use-turned-to.ts';

/** Where the navigation of the header is seen, and not folded into a menu. */
const wide = '(min-width: 1024px)';

/** Below the link of a hall what its page has as a menu, over the page; only where the header shows its links. */
export function HallMenus({ header }: { readonly header: HTMLElement }): ReactNode {
  return useMedia(wide) && <Menus header={header} />;
}

function Menus({ header }: { readonly header: HTMLElement }) {
  const t = useText(siteMessages, hallMenuMessages);
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const { link, close } = useTurnedTo(header, () => panel.current);
  const path = link?.pathname;
  const menu = useMenuOf(path);
  const isOpen = menu !== undefined && menu.path === path;
  const hall = hallAt(menu?.path);
  const { key } = useLocation();
  useEffect(() => {
    // A link of the menu is gone with it: the page that it led to gets the focus.
    if (panel.current?.contains(document.activeElement))
      document.querySelector('main')?.focus({ preventScroll: true });
    close();
  }, [key, close]);
  useLinks(header, { hint: `${id}hint`, panel: id, open: isOpen ? link : undefined });
  return createPortal(
    <>
      <span id={`${id}hint`} hidden>
        {t('hallMenu.hint')}
      </span>
      {menu && hall && (
        <section
          ref={panel}
          id={id}
          className={styles.panel}
          hidden={!isOpen}
          tabIndex={-1}
          aria-label={t('hallMenu.label', { hall: t(`site.category.${hall}`) })}
        >
          <div className={styles.inside}>
            <menu.Menu path={menu.path} isOpen={isOpen} />
          </div>
        </section>
      )}
    </>,
    header,
  );
}

/** Says of the links, which the first page drew without this, what each opens. */
function useLinks(
  header: HTMLElement,
  { hint, panel, open }: { hint: string; panel: string; open: HTMLAnchorElement | undefined },
) {
  const { data } = useNavigation();
  useLayoutEffect(() => {
    const links = hallLinks(header);
    for (const link of links) {
      link.setAttribute('aria-expanded', String(link === open));
      link.setAttribute('aria-describedby', hint);
      if (link === open) link.setAttribute('aria-controls', panel);
    }
    return () => {
      for (const link of links)
        for (const name of ['aria-expanded', 'aria-describedby', 'aria-controls']) link.removeAttribute(name);
    };
  }, [header, hint, panel, open, data]);
}

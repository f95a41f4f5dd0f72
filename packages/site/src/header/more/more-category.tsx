import { serviceOpened } from '@lobby/api/session';
import { useBrand } from '@lobby/brand-kit';
import { usePathExists } from '@lobby/feature/known-paths';
import { useText } from '@lobby/i18n';
import { Icon } from '@lobby/ui-kit/icon';
import { useDispatch } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import { siteMessages } from '../../messages/index.ts';
import { moreMessages } from './messages/index.ts';
import { isMore, type MoreCode, moreCategories } from './more-categories.ts';

interface MoreProps {
  /** As the platform names it. */
  readonly code: string;
  readonly badge: string;
  /** The classes of the navigation it stands in. */
  readonly css: CSSModuleClasses;
  onChoose?: (() => void) | undefined;
}

/** A category that the first page does not know: a link where its page exists, nothing where it does not. */
export function MoreCategory({ code, ...rest }: MoreProps) {
  return isMore(code) ? <Known {...rest} code={code} /> : null;
}

function Known({ code, badge, css, onChoose }: MoreProps & { readonly code: MoreCode }) {
  const t = useText(siteMessages, moreMessages);
  const { switches } = useBrand();
  const pathExists = usePathExists();
  const { pathname } = useLocation();
  const dispatch = useDispatch();
  const category = moreCategories[code];
  const inside = (
    <>
      {!switches.hideNavigationIcons && <Icon name={category.icon} size={18} />}
      {t(`more.${code}`)}
      {(badge === 'hot' || badge === 'new') && (
        <span className={css.badge}>{t(badge === 'hot' ? 'site.badge.hot' : 'site.badge.new')}</span>
      )}
    </>
  );
  if (!('to' in category))
    return (
      <button
        type="button"
        className={css.item}
        onClick={() => {
          onChoose?.();
          dispatch(serviceOpened());
        }}
      >
        {inside}
      </button>
    );
  if (!pathExists(category.to)) return null;
  return (
    <Link
      className={css.item}
      to={category.to}
      aria-current={pathname === category.to ? 'page' : undefined}
      onClick={onChoose}
    >
      {inside}
    </Link>
  );
}

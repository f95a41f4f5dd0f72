/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import type { OperatorGroup } from '../domain/operator-page.ts';

/** A link of the navigation, with how many things wait behind it. */
export interface PageEntry {
  readonly path: string;
  readonly title: string;
  readonly group: OperatorGroup;
  readonly waiting?: number;
}

const groups: Record<OperatorGroup, string> = {
  sites: '站点',
  members: '会员',
  money: '资金',
  matches: '赛事',
  development: '开发',
};

/** Every page of the console by its group. @param current the path of the page that is shown. */
export function Navigation({ links, current }: { links: readonly PageEntry[]; current: string }) {
  // Safe: the keys of a record of groups.
  const shown = (Object.keys(groups) as OperatorGroup[]).filter(group =>
    links.some(link => link.group === group),
  );
  return (
    <header>
      <nav aria-label="运营后台">
        {shown.map(group => (
          <ul>
            <li>
              <span>{groups[group]}</span>
            </li>
            {links
              .filter(link => link.group === group)
              .map(({ path, title, waiting = 0 }) => (
                <li>
                  <a href={path} aria-current={path === current ? 'page' : undefined}>
                    {title}
                    {waiting > 0 && <b>{waiting}</b>}
                  </a>
                </li>
              ))}
          </ul>
        ))}
      </nav>
    </header>
  );
}

import { type CategoryCode, categories } from '../categories.ts';

/** The halls by their pages, each of which may have a menu. */
const halls: ReadonlyMap<string, CategoryCode> = new Map(
  Object.entries(categories).flatMap(([code, category]) =>
    // Safe: it is a key of the categories.
    'hall' in category ? [[category.to, code as CategoryCode]] : [],
  ),
);

/** The hall of a page; undefined for one that is of none. */
export function hallAt(path: string | undefined): CategoryCode | undefined {
  return path === undefined ? undefined : halls.get(path);
}

/** The links of the navigation that lead to halls. */
export function hallLinks(header: HTMLElement): readonly HTMLAnchorElement[] {
  return [...header.querySelectorAll<HTMLAnchorElement>('nav a')].filter(({ pathname }) => hallAt(pathname));
}

/** The link to a hall that something within the header belongs to. */
export function hallLinkOf(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('nav a');
  return link && hallAt(link.pathname) ? link : undefined;
}

import type { Route, Screen, Texts } from './define-route.ts';
import { type LazyModule, type Loaders, lazyList } from './lazy-list.ts';

/** The entries of a list that are screens of their own. */
type ScreenName<List> = {
  [Name in keyof List]: List[Name] extends () => Promise<Screen> ? Name : never;
}[keyof List];

/** What the pages of a feature share; a page may differ in each. */
type Common<Id extends string> = Pick<Route<Id>, 'layout' | 'access'> & { readonly texts: Texts<Id> };

/** What a page has of its own. */
type Own<Id extends string> = Partial<
  Common<Id> & Pick<Route, 'openToVisitors' | 'when' | 'hideInMenu' | 'ignoreCache'>
>;

/**
 * The screens of a feature in a list that is fetched on demand.
 * @returns `page`, which declares the route of one, and `load`, which loads any entry.
 * @example const { page } = defineScreens(() => import('./lazy-screens.ts'), { texts, layout, access });
 * page(paths.mine.limits, 'wallet.limits.title', 'limits')
 */
export function defineScreens<List extends Loaders<keyof List>, CommonId extends string>(
  list: LazyModule<List>,
  common: Common<CommonId>,
) {
  const load = lazyList(list);
  return {
    load,
    page<Id extends string = CommonId>(
      { pattern }: { readonly pattern: string },
      title: NoInfer<Id>,
      screen: ScreenName<List>,
      own?: Own<Id>,
    ): Route {
      // Safe: only loaders of screens have such a name.
      return { ...common, ...own, path: pattern, title, load: load(screen) as Route['load'] };
    },
  };
}

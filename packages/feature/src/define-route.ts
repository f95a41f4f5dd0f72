import type { Reducer } from '@reduxjs/toolkit';
import type { ComponentType } from 'react';
import type { Access } from './access.ts';
import type { Switches } from './switches.ts';

/** The layout around a screen: header and footer; a header above the full width; the member area; nothing. */
export type Layout = 'main' | 'full' | 'mine' | 'bare';

// biome-ignore lint/suspicious/noExplicitAny: slices of every shape; each feature types its own
export type Reducers = Readonly<Record<string, Reducer<any>>>;

/** What the menu of a page is given. */
export interface PageMenuProps {
  /** The page, which may share its menu with others. */
  readonly path: string;
  /** Whether it is seen. It stays in the page afterwards, so that what was begun in it can end. */
  readonly isOpen: boolean;
}

/** The module of a screen: the component, and the slices of the store that it reads. */
export interface Screen {
  readonly default: ComponentType;
  readonly reducers?: Reducers;
  /** What the header shows below the link to the page while a pointer or the focus rests on it. */
  readonly Menu?: ComponentType<PageMenuProps>;
}

/** The texts of a screen, as made by `defineCatalog` of `@lobby/i18n`. */
export interface Texts<Id extends string = string> {
  readonly name: string;
  load(locale: 'zh-CN' | 'zh-TW'): Promise<void>;
  isLoaded(locale: 'zh-CN' | 'zh-TW'): boolean;
  readonly ids?: Id;
}

/** One page of a site. */
export interface Route<Id extends string = string> {
  /** A pattern of `paths`: `paths.mine.betHistory.pattern`. */
  readonly path: string;
  /** Message id of the page's title, in `texts`. */
  readonly title: NoInfer<Id>;
  /** The texts of the screen, loaded with it. */
  readonly texts: Texts<Id>;
  readonly layout: Layout;
  readonly access: Access;
  /** Whether a brand with these switches shows the page to everybody, whatever `access` says. */
  readonly openToVisitors?: (switches: Switches) => boolean;
  /** Whether a brand with these switches has the page at all; without it the path is not found. */
  readonly when?: (switches: Switches) => boolean;
  /** Reached by its address alone: no menu leads to it. */
  readonly hideInMenu?: boolean;
  /** What the platform answered earlier about the member is forgotten on arrival: the page shows what is so now. */
  readonly ignoreCache?: boolean;
  readonly load: () => Promise<Screen>;
}

/** What several pages share around them: it stays while they change. */
export type Frame = Pick<Route, 'texts' | 'load'>;

/** Declares a page where its screen lives; a title that is not among its texts does not compile. */
export function defineRoute<Id extends string>(route: Route<Id>): Route {
  return route;
}

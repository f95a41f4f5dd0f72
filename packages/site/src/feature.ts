import type { AnyDialog } from '@lobby/dialogs';
import type { Catalog } from '@lobby/i18n';
import type { Reducer } from '@reduxjs/toolkit';
import type { ComponentType } from 'react';
import type { StartSiteListening } from './store/listening.ts';

/** Which frame stands around a screen: header and footer, header only, or nothing. */
export type SiteLayout = 'main' | 'full' | 'bare';

/** One row of the route table. */
export interface SiteRoute {
  readonly path: string;
  /** Message id of the page title, in the words of the screen. */
  readonly title: string;
  /** The words of the screen where they are not its feature's: a page of many words that no other screen says. */
  readonly texts?: Catalog<never> | Catalog;
  readonly layout: SiteLayout;
  /** Needs a login; a visitor is sent home and asked to log in. */
  readonly requiresAuth?: boolean;
  /** Needs a bound phone and real name; a member without is sent to the binding page. */
  readonly bindPhone?: boolean;
  readonly hideInMenu?: boolean;
  readonly ignoreCache?: boolean;
  /** The brand switch that must be on for this route to exist at all. */
  readonly needsSwitch?: 'deposit' | 'selfRunSports' | 'withdrawalPassword';
  /** Brings the screen: the component, and the slices of the store that it reads. */
  readonly load: () => Promise<{ readonly default: ComponentType; readonly reducers?: Reducers }>;
}

// biome-ignore lint/suspicious/noExplicitAny: slices of every shape; each feature types its own
export type Reducers = Readonly<Record<string, Reducer<any>>>;

/** Starts the listeners of a feature; may hand back its undo. */
export type StartListeners = (listen: StartSiteListening) => unknown;

/** What a feature brings to a site. Features fit this shape without importing it. */
export interface SiteFeature {
  readonly id: string;
  readonly routes?: readonly SiteRoute[];
  readonly dialogs?: readonly AnyDialog[];
  readonly listeners?: readonly StartListeners[];
  /** The words of its screens; loaded together with them. */
  readonly texts?: Catalog<never> | Catalog;
  /** Parts that live as long as the site, drawn once at its root. */
  readonly rootParts?: readonly ComponentType[];
  /** True while a reload could lose track of money; the site then never reloads by itself. */
  readonly hasMoneyInFlight?: () => boolean;
}

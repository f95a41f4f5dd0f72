import { lazyList } from '@lobby/feature';
import { lazy } from 'react';

const load = lazyList(() => import('./late-parts.ts'));

const nothing = () => ({ default: () => null });

/** A category that no site has by default. One that cannot be fetched is not there, as every part that comes late. */
export const More = lazy(() => load('more')().catch(nothing));

/** What stands beside every page: the tab bar of a phone, the menus of the halls. */
export const Beside = lazy(() => load('beside')().catch(nothing));

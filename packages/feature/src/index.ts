export type { Access } from './access.ts';
export {
  defineFeature,
  type Feature,
  type FeatureDialog,
  type Slots,
  type StartListeners,
} from './define-feature.ts';
export {
  defineRoute,
  type Layout,
  type Reducers,
  type Route,
  type Screen,
  type Texts,
} from './define-route.ts';
export type { Path, Query } from './paths/path.ts';
export { paths } from './paths/paths.ts';
export type { Switches } from './switches.ts';

export type { Access } from './access.ts';
export {
  type Binding,
  type ChatParts,
  type ChatRoomProps,
  defineFeature,
  type Feature,
  type FinderProps,
  type Found,
  type PaletteParts,
  type PurseListProps,
  type ResumeChip,
  type ResumeProps,
  type SharedSlipProps,
  type SlipTabProps,
  type Slots,
  type StartListeners,
  type TransferInProps,
} from './define-feature.ts';
export {
  defineRoute,
  type Frame,
  type Layout,
  type PageMenuProps,
  type Reducers,
  type Route,
} from './define-route.ts';
export { defineScreens } from './define-screens.ts';
export { gameWindow } from './game-window.ts';
export { lazyList } from './lazy-list.ts';
export {
  type LivingArea,
  type LivingArtProps,
  type LivingMatch,
  type LivingPlace,
  longestAdded,
} from './living-art.ts';
export type { HelpCode } from './paths/help-paths.ts';
export type { Path } from './paths/path.ts';
export { paths } from './paths/paths.ts';
export type { Switches } from './switches.ts';

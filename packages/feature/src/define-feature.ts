import type { TypedStartListening, UnknownAction } from '@reduxjs/toolkit';
import type { ComponentType, ReactNode } from 'react';
import type { Frame, Route } from './define-route.ts';

/** Starts the listeners of a feature; may hand back its undo. */
export type StartListeners = (
  // biome-ignore lint/suspicious/noExplicitAny: listeners read the slices of their own feature, which no other knows
  listen: TypedStartListening<any, any>,
) => unknown;

/** A dialog as `defineDialog` of `@lobby/dialogs` makes it. */
export interface FeatureDialog {
  readonly id: string;
  // biome-ignore lint/suspicious/noExplicitAny: the payload is checked where the dialog is opened
  load(): Promise<{ readonly default: ComponentType<any> }>;
}

/** What a call may ask a member to bind first. */
export type Binding = 'phone' | 'realName';

/** What the list of purses under the balance is given. */
export interface PurseListProps {
  /** The member hides the figures. */
  readonly isHidden: boolean;
  /** Closes the list. */
  onLeave(): void;
}

/** What the dialog that moves money into a venue is given. */
export interface TransferInProps {
  readonly venue: { readonly channelCode: string; readonly name: string };
  /** Why it is asked for; nothing where the member wanted it. */
  readonly words?: string;
  /** Goes into the venue, with what was moved or without any; no way in is offered without it. */
  onEnter?(): void;
  onClose(): void;
}

/** What the tab bar of a phone shows of the slip. */
export interface SlipTabProps {
  /** Draws the tab: how many picks the slip holds, and what opens it, at once or with the page that has it. */
  children(slip: { readonly count: number; readonly open: () => void }): ReactNode;
}

/** Something a member may go on with: a line and a half, and the way there. */
export interface ResumeChip {
  readonly to: string;
  readonly title: string;
  readonly detail: string;
}

/** What a part of the row is given that the home page shows to members. */
export interface ResumeProps {
  /** Draws it. Null: there is none, or it could not be read. Undefined: not known yet. */
  draw(chip: ResumeChip | null | undefined): ReactNode;
}

/** Loads such a part. */
type ResumePart = () => Promise<{ readonly default: ComponentType<ResumeProps> }>;

/** What a room of the chat is given where it is shown. */
export interface ChatRoomProps {
  /** `lobby`, or the id of a match. */
  readonly rid: string;
  /** False while it is there and not in sight: what comes is unread. */
  readonly isSeen?: boolean;
  /** Told how many messages of others came while the room was not seen. */
  onUnread?(count: number): void;
  /** The code of a shared bet slip that goes with what is written next. */
  readonly slip?: string | undefined;
}

/** The chat, for whoever shows it or leads to it; each part is fetched when it is first drawn. */
export interface ChatParts {
  /** A room, entered as long as it is drawn. It suspends. */
  readonly Room: ComponentType<ChatRoomProps>;
  /** Lives beside every page while a member is logged in: what changes of theirs is told over the same link. */
  readonly Watch: ComponentType;
  /** Opens a room over the page, on a phone as a sheet. */
  readonly open: (room: Pick<ChatRoomProps, 'rid' | 'slip'>) => UnknownAction;
}

/** What the picks of a shared slip are given, where a card shows its code. */
export interface SharedSlipProps {
  readonly code: string;
  /** The card is in view: nothing is asked for before, or while it is not. */
  readonly isSeen: boolean;
  /** Stands in their place until they are known. */
  readonly waiting: ReactNode;
  /** Told that the code leads to nothing, or no more. */
  onOver(): void;
}

/** Something that a search of the whole site found: its name, a few words about it, and the way there. */
export interface Found {
  readonly to: string;
  readonly title: string;
  readonly note: string;
}

/** What a part is given that searches for things of one kind; it draws nothing. */
export interface FinderProps {
  /** What was typed; never empty. */
  readonly text: string;
  /** Told what was found, the best first; undefined when it could not be asked. */
  onFound(found: readonly Found[] | undefined): void;
}

/** Loads such a part. */
type Finder = () => Promise<{ readonly default: ComponentType<FinderProps> }>;

/** The command palette, for the shell. */
export interface PaletteParts {
  /** Listens for the keys on every page; draws nothing. */
  readonly Keys: ComponentType;
  readonly open: () => UnknownAction;
}

/** The slots of the shell. Each is filled by at most one feature of a site, and renders nothing otherwise. */
export interface Slots {
  /** The matches on the home page; `scenePlace` is where the first banner lets them draw what is being played. */
  readonly hotMatches?: ComponentType<{ readonly scenePlace: HTMLElement | null }>;
  /** Wraps every page with the layout `mine`; renders them in an `<Outlet>`. Fetched with the first of them. */
  readonly mineFrame?: Frame;
  /** Opens the member's devices, or what happened to the account. */
  readonly devices?: (tab?: 'devices' | 'security-log') => UnknownAction;
  /** Loads what lives beside every page while a member is logged in; fetched when the page is at rest. */
  readonly whileMember?: () => Promise<{ readonly default: ComponentType }>;
  /** Loads the list of purses that opens under the balance. */
  readonly purses?: () => Promise<{ readonly default: ComponentType<PurseListProps> }>;
  /** Loads the dialog that moves money into a venue. */
  readonly transferIn?: () => Promise<{ readonly default: ComponentType<TransferInProps> }>;
  /** Loads what knows the slip, for the tab bar of a phone; fetched when the page is at rest. */
  readonly slipTab?: () => Promise<{ readonly default: ComponentType<SlipTabProps> }>;
  /**
   * Loads what opens the dialog that binds what a call asked for, both at once before a deposit, or sets the birthday,
   * over the page.
   */
  readonly binding?: () => Promise<{
    readonly default: (what: Binding | 'phoneAndRealName' | 'birthday') => UnknownAction;
  }>;
  /** Loads what a member may go on with: open bets, an unfinished order, the next favourite match. */
  readonly resumeBets?: ResumePart;
  readonly resumeOrder?: ResumePart;
  readonly resumeMatch?: ResumePart;
  /** Loads the games on the home page: those that the member played last, and hot ones. */
  readonly homeGames?: () => Promise<{ readonly default: ComponentType }>;
  /** Loads the chat. */
  readonly chat?: () => Promise<{ readonly default: ChatParts }>;
  /** Loads the picks of a shared slip with what they cost now. Folded they are as high as `--shared-slip-height`. */
  readonly sharedSlip?: () => Promise<{ readonly default: ComponentType<SharedSlipProps> }>;
  /** Loads the command palette and the keys of the site; fetched when the page is at rest. */
  readonly palette?: () => Promise<{ readonly default: PaletteParts }>;
  /** Load what finds matches, and games, by their names. */
  readonly findMatches?: Finder;
  readonly findGames?: Finder;
  /** Loads the last few bets, as the overview of the member area shows them. */
  readonly recentBets?: () => Promise<{ readonly default: ComponentType }>;
}

/** What a feature brings to a site; a site without the feature has none of it. */
export interface Feature {
  readonly id: string;
  readonly routes?: readonly Route[];
  readonly dialogs?: readonly FeatureDialog[];
  /** Dialogs that nothing of the first page opens, in a list that is fetched with the first of them; their ids begin with the feature's. */
  readonly lazyDialogs?: () => Promise<readonly FeatureDialog[]>;
  readonly listeners?: readonly StartListeners[];
  /** Parts that live as long as the site, drawn once beside its pages. */
  readonly rootParts?: readonly ComponentType[];
  readonly slots?: Slots;
  /** True while a reload could lose track of money; the site then never reloads by itself. */
  readonly hasMoneyInFlight?: () => boolean;
}

/** Declares a feature; one that does not match the type of a site's features fails to compile here. */
export function defineFeature<F extends Feature>(
  feature: F & Readonly<Record<Exclude<keyof F, keyof Feature>, never>>,
): F {
  return feature;
}

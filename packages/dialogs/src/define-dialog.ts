import type { ComponentType } from 'react';
import { closed, opened, queued, replaced } from './dialogs.slice.ts';

/** What a dialog's view receives. `close` takes it away and gives the focus back. */
export interface DialogViewProps<Payload = undefined> {
  readonly payload: Payload;
  close(): void;
}

/** A view file: the view is its default export, so its chunk can be loaded on demand. */
export type DialogView<Payload> = { default: ComponentType<DialogViewProps<Payload>> };

/** A dialog as its feature declares it: an id, a lazy view and typed openers. */
export interface DialogDefinition<Payload = undefined> {
  readonly id: string;
  /** Puts it on top of what is open. Opening what is open already gives it the new payload. */
  open(...payload: PayloadArgument<Payload>): ReturnType<typeof opened>;
  /** Takes the place of the topmost dialog: the way from login to recover-password. */
  replace(...payload: PayloadArgument<Payload>): ReturnType<typeof replaced>;
  /** Waits until every open dialog is closed. */
  queue(...payload: PayloadArgument<Payload>): ReturnType<typeof queued>;
  close(): ReturnType<typeof closed>;
  /** Fetches the view; also useful to fetch it early, on hover. */
  load(): Promise<DialogView<Payload>>;
}

/** What `DialogHost` needs of a dialog, whatever its payload. */
export interface HostedDialog {
  readonly id: string;
  // biome-ignore lint/suspicious/noExplicitAny: the payload is checked where the dialog is opened; a list of dialogs cannot name one type
  load(): Promise<{ readonly default: ComponentType<any> }>;
}

type PayloadArgument<Payload> = undefined extends Payload ? [payload?: Payload] : [payload: Payload];

/**
 * Declares a dialog beside its view. The payload is plain data (ids, amounts): it lives in the store.
 * @example export const loginDialog = defineDialog<{ way: 'login' }>('auth/access', () => import('./access.view.tsx'))
 */
export function defineDialog<Payload = undefined>(
  id: string,
  load: () => Promise<DialogView<Payload>>,
): DialogDefinition<Payload> {
  return {
    id,
    load,
    open: (...[payload]) => opened({ id, payload }),
    replace: (...[payload]) => replaced({ id, payload }),
    queue: (...[payload]) => queued({ id, payload }),
    close: () => closed({ id }),
  };
}

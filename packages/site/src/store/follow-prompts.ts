import { serviceOpened } from '@lobby/api/session';
import { serviceDialog } from '../prompts/service/service.dialog.ts';
import type { StartSiteListening } from './listening.ts';

/** Opens the prompts that the events of the session ask for. */
export function followPrompts(listen: StartSiteListening): void {
  listen({
    actionCreator: serviceOpened,
    effect: (_, { dispatch }) => void dispatch(serviceDialog.open()),
  });
}

import { serviceOpened } from '@lobby/api-client/session';
import type { StartSiteListening } from '../store/listening.ts';
import { serviceDialog } from './service/service.dialog.ts';

/** Opens the prompts that the events of the session ask for. */
export function followPrompts(listen: StartSiteListening): void {
  listen({
    actionCreator: serviceOpened,
    effect: (_, { dispatch }) => void dispatch(serviceDialog.open()),
  });
}

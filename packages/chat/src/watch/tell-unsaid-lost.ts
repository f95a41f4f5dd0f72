import { sayText } from '@lobby/i18n';
import { toast } from '@lobby/ui-kit/toast';
import { watchMessages } from './messages/index.ts';

/** Says that something was not sent and is forgotten, since somebody else is logged in now. */
export function tellUnsaidLost(): void {
  toast.info(sayText(watchMessages, 'chatWatch.unsaidLost'));
}

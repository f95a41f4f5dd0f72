import { sayText } from '@lobby/i18n';
import { toast } from '@lobby/ui-kit/toast';
import { siteMessages } from '../messages/index.ts';

const messages = {
  bindPhone: 'site.guard.bindPhone',
  expired: 'site.session.expired',
  failed: 'site.error.hint',
} as const;

/** Says one of the shell's own sentences at the bottom of the window. */
export function tell(message: keyof typeof messages): void {
  toast.warning(sayText(siteMessages, messages[message]));
}

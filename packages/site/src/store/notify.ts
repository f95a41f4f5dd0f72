import { sayText } from '@lobby/i18n';
import { toast } from '@lobby/ui-kit/toast';
import { siteMessages } from '../messages/index.ts';

const messages = {
  bindPhone: 'site.guard.bindPhone',
  expired: 'site.session.expired',
  elsewhere: 'site.session.elsewhere',
  password: 'site.session.password',
  frozen: 'site.session.frozen',
  failed: 'site.error.hint',
} as const;

/** Shows one of the shell's own texts as a toast. */
export function notify(message: keyof typeof messages): void {
  // How a session was ended is the platform's word, and a platform may know more of them.
  toast.warning(sayText(siteMessages, messages[message] ?? messages.expired));
}

import { apiRefused } from '@lobby/api-client/endpoints';
import { failureText } from '@lobby/api-client/request';
import { currentLocale } from '@lobby/i18n';
import { toast } from '@lobby/ui-kit/toast';
import type { Navigator } from '../routes/navigator.ts';
import type { StartSiteListening } from './listening.ts';

/**
 * Does what the catalogue says about a refused call; the only place that does. An answer for a session that is
 * gone changes nothing. `sign-out` has already become `loginExpired`, see `follow-session`.
 */
export function applyOutcomes(listen: StartSiteListening, router: Navigator): void {
  listen({
    actionCreator: apiRefused,
    effect: ({ payload: { failure, outcome, loud, stale } }) => {
      if (stale) return;
      const words = () => failureText(failure, currentLocale());
      switch (outcome) {
        case 'show-message':
          if (loud) toast.error(words());
          return;
        case 'show-dialog':
        case 'contact-service':
        case 'maintenance':
        case 'block-region':
          toast.warning(words());
          return;
        case 'bind-phone':
          toast.warning(words());
          router.navigate('/mine/auth');
          return;
        case 'bind-real-name':
          toast.warning(words());
          router.navigate('/mine/userinfo');
          return;
        case 'verify-device':
          // Handled where the login was tried: it holds the name and the hashed password the check needs.
          return;
        case 'accept':
        case 'ask-captcha':
        case 'sign-out':
        case 'relaunch-venue':
        case 'stay-silent':
          return;
      }
    },
  });
}

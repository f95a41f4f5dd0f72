import { apiRefused } from '@lobby/api-client/endpoints';
import { failureText } from '@lobby/api-client/request';
import { userInfoOpened } from '@lobby/api-client/session';
import { bindRealNameDialog, tipsDialog } from '@lobby/auth';
import { currentLocale } from '@lobby/i18n';
import { toast } from '@lobby/ui-kit/toast';
import type { Navigator } from '../routes/navigator.ts';
import type { StartSiteListening } from './listening.ts';

const userInfoPage = '/mine/userinfo';

/**
 * Does what the catalogue says about a refused call; the only place that does. An answer for a session that is
 * gone changes nothing. `sign-out` has already become `loginExpired`, see `follow-session`.
 */
export function applyOutcomes(
  listen: StartSiteListening,
  router: Navigator,
  pathExists: (path: string) => boolean,
): void {
  listen({
    actionCreator: apiRefused,
    effect: ({ payload: { failure, outcome, loud, stale } }, { dispatch }) => {
      if (stale) return;
      const words = () => failureText(failure, currentLocale());
      switch (outcome) {
        case 'show-message':
          if (loud) toast.error(words());
          return;
        case 'show-dialog':
        case 'maintenance':
          dispatch(tipsDialog.open({ text: words() }));
          return;
        case 'contact-service':
        case 'block-region':
          dispatch(tipsDialog.open({ text: words(), service: true }));
          return;
        case 'bind-real-name':
          dispatch(bindRealNameDialog.open({ text: words(), hasPage: pathExists(userInfoPage) }));
          return;
        case 'bind-phone':
          toast.warning(words());
          if (pathExists('/mine/auth')) router.navigate('/mine/auth');
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
  listen({
    actionCreator: userInfoOpened,
    effect: () => {
      if (pathExists(userInfoPage)) router.navigate(userInfoPage);
    },
  });
}

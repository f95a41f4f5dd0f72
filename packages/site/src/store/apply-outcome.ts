import type { apiRefused, Refusal } from '@lobby/api-client/api';
import { reasonMessage, reasonOf } from '@lobby/api-client/refusal-reasons';
import { failureText } from '@lobby/api-client/request';
import { paths } from '@lobby/feature';
import { currentLocale } from '@lobby/i18n';
import { toast } from '@lobby/ui-kit/toast';
import type { Dispatch } from '@reduxjs/toolkit';
import { maintenanceDialog } from '../maintenance/maintenance.dialog.ts';
import { bindRealNameDialog } from '../prompts/bind-real-name/bind-real-name.dialog.ts';
import { tipsDialog } from '../prompts/tips/tips.dialog.ts';
import type { Navigator } from '../routes/navigator.ts';

/** Where an outcome may lead. */
export interface OutcomeWorld {
  readonly dispatch: Dispatch;
  readonly router: Navigator;
  readonly pathExists: (path: string) => boolean;
  /** Where a real name is bound. */
  readonly userInfoPage: string;
}

/**
 * Applies the catalogue's outcome of a rejected call. `sign-out` has already become `loginExpired`, see
 * `follow-session`.
 */
export function applyOutcome(
  { failure, outcome, onRefusal }: ReturnType<typeof apiRefused>['payload'],
  { dispatch, router, pathExists, userInfoPage }: OutcomeWorld,
): void {
  const words = () => {
    const reason = reasonOf(failure);
    return reason ? reasonMessage(reason, currentLocale()) : failureText(failure, currentLocale());
  };
  switch (outcome) {
    case 'show-message':
      if (onRefusal === 'toast') toast.error(words());
      return;
    case 'show-dialog':
      dispatch(tipsDialog.open({ text: words() }));
      return;
    case 'maintenance':
      dispatch(maintenanceDialog.open({ until: openAgainAt(failure) }));
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
      if (pathExists(paths.mine.auth())) router.navigate(paths.mine.auth());
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
}

/** When a site that rests opens again, ms; undefined when its platform does not say, or nonsense. */
function openAgainAt(failure: Refusal): number | undefined {
  const data = failure.kind === 'refused' ? failure.data : undefined;
  if (typeof data !== 'object' || data === null || !('until' in data)) return undefined;
  return Number.isSafeInteger(data.until) ? Number(data.until) : undefined;
}

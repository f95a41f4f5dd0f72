import type { apiRefused, Refusal } from '@lobby/api';
import { reasonMessage, reasonOf, refusalTitle } from '@lobby/api-client/refusal-reasons';
import { failureText } from '@lobby/api-client/request';
import { currentLocale } from '@lobby/i18n';
import { toast } from '@lobby/ui-kit/toast';
import type { Dispatch } from '@reduxjs/toolkit';
import { maintenanceDialog } from '../maintenance/maintenance.dialog.ts';
import { bindingNeededDialog } from '../prompts/binding-needed/binding-needed.dialog.ts';
import { tipsDialog } from '../prompts/tips/tips.dialog.ts';

/**
 * Applies the catalogue's outcome of a rejected call. `sign-out` has already become `loginExpired`, see
 * `follow-session`.
 */
export function applyOutcome(
  { failure, outcome, onRefusal }: ReturnType<typeof apiRefused>['payload'],
  dispatch: Dispatch,
): void {
  const words = () => {
    const reason = reasonOf(failure);
    if (!reason || failure.kind !== 'refused') return failureText(failure, currentLocale());
    return reasonMessage(reason, currentLocale(), failure.data);
  };
  const title = () => refusalTitle(failure, currentLocale());
  switch (outcome) {
    case 'show-message':
      if (onRefusal === 'toast') toast.error(words(), title());
      return;
    case 'show-dialog': {
      // A warning is no refusal for good: who sends the same again is let in.
      const again = failure.kind === 'refused' && failure.name === 'region-warning';
      dispatch(
        tipsDialog.open({ title: title(), text: noticeOf(failure) ?? words(), ...(again ? { again } : {}) }),
      );
      return;
    }
    case 'maintenance':
      dispatch(maintenanceDialog.open({ until: openAgainAt(failure) }));
      return;
    case 'contact-service':
    case 'block-region':
      if (failure.kind === 'refused' && failure.name === 'ip-restricted' && wasJustTold(dispatch)) return;
      dispatch(tipsDialog.open({ title: title(), text: words(), service: true }));
      return;
    case 'bind-real-name':
      dispatch(bindingNeededDialog.open({ text: words(), what: 'realName' }));
      return;
    case 'bind-phone':
      // The dialogs that change what is bound ask for it themselves, and show its reason.
      if (reasonOf(failure) === 'confirmation-missing') return;
      dispatch(bindingNeededDialog.open({ text: words(), what: 'phone' }));
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

/** How long the dialog of a blocked address stays away, so that it does not cover the way to customer service, ms. */
export const tellAgainMs = 30_000;
const toldAt = new WeakMap<Dispatch, number>();

/** A blocked address is refused with everything the page asks by itself, every few seconds. */
function wasJustTold(dispatch: Dispatch): boolean {
  const now = performance.now();
  if (now - (toldAt.get(dispatch) ?? Number.NEGATIVE_INFINITY) < tellAgainMs) return true;
  toldAt.set(dispatch, now);
  return false;
}

/** What the operator says in both scripts, in place of the words of the code. */
function noticeOf(failure: Refusal): string | undefined {
  const notice: unknown = dataOf(failure)?.notice;
  if (typeof notice !== 'object' || notice === null) return undefined;
  // Safe: any object can be read by any key.
  const text = (notice as Record<string, unknown>)[currentLocale()];
  return typeof text === 'string' && text !== '' ? text : undefined;
}

/** When a site that rests opens again, ms; undefined when its platform does not say, or nonsense. */
function openAgainAt(failure: Refusal): number | undefined {
  const until: unknown = dataOf(failure)?.until;
  return Number.isSafeInteger(until) ? Number(until) : undefined;
}

function dataOf(failure: Refusal): Record<string, unknown> | undefined {
  const data: unknown = failure.kind === 'refused' ? failure.data : undefined;
  // Safe: any object can be read by any key.
  return typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : undefined;
}

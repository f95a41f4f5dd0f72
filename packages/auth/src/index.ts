import { defineFeature } from '@lobby/feature';
import { captchaDialogs } from '@lobby/verification/captcha/dialogs';
import { bindRealNameDialog } from './bind-real-name/bind-real-name.dialog.ts';
import { devicesDialog } from './devices/devices.dialog.ts';
import { followSession } from './follow-session.ts';
import { privacyDialog } from './legal/privacy.dialog.ts';
import { termsDialog } from './legal/terms.dialog.ts';
import { loginRegisterDialog } from './login-register/login-register.dialog.ts';
import { loginRequiredDialog } from './login-required/login-required.dialog.ts';
import { makeRoomDialog } from './make-room/make-room.dialog.ts';
import { recoverPasswordDialog } from './recover-password/recover-password.dialog.ts';
import { MobileSiteRedirect } from './referral/mobile-site-redirect.ts';
import { serviceDialog } from './service/service.dialog.ts';
import { tipsDialog } from './tips/tips.dialog.ts';
import { verifyDeviceDialog } from './verify-device/verify-device.dialog.ts';

export { bindRealNameDialog } from './bind-real-name/bind-real-name.dialog.ts';
export { joinLegalTexts, type LegalBody, type LegalTexts } from './legal/legal-texts.ts';
export { type Tips, tipsDialog } from './tips/tips.dialog.ts';

/** The ways in, as a site composes them: opened by the events of the session, never by a route. */
export const authFeature = defineFeature({
  id: 'auth',
  dialogs: [
    loginRegisterDialog,
    loginRequiredDialog,
    tipsDialog,
    serviceDialog,
    termsDialog,
    privacyDialog,
    ...captchaDialogs,
    verifyDeviceDialog,
    makeRoomDialog,
    recoverPasswordDialog,
    devicesDialog,
    bindRealNameDialog,
  ],
  listeners: [followSession],
  rootParts: [MobileSiteRedirect],
  slots: { devices: () => devicesDialog.open() },
});

import { bindRealNameDialog } from './bind-real-name/bind-real-name.dialog.ts';
import { graphicDialog } from './captcha/graphic/graphic.dialog.ts';
import { sliderDialog } from './captcha/slider/slider.dialog.ts';
import { devicesDialog } from './devices/devices.dialog.ts';
import { followSession } from './follow-session.ts';
import { privacyDialog } from './legal/privacy.dialog.ts';
import { termsDialog } from './legal/terms.dialog.ts';
import { loginRegisterDialog } from './login-register/login-register.dialog.ts';
import { loginRequiredDialog } from './login-required/login-required.dialog.ts';
import { makeRoomDialog } from './make-room/make-room.dialog.ts';
import { authMessages } from './messages/index.ts';
import { recoverPasswordDialog } from './recover-password/recover-password.dialog.ts';
import { serviceDialog } from './service/service.dialog.ts';
import { tipsDialog } from './tips/tips.dialog.ts';
import { verifyDeviceDialog } from './verify-device/verify-device.dialog.ts';

export { bindRealNameDialog } from './bind-real-name/bind-real-name.dialog.ts';
export { devicesDialog } from './devices/devices.dialog.ts';
export { joinLegalTexts, type LegalBody, type LegalTexts } from './legal/legal-texts.ts';
export { type Tips, tipsDialog } from './tips/tips.dialog.ts';

/** The ways in, as a site composes them: opened by the events of the session, never by a route. */
export const authFeature = {
  id: 'auth',
  dialogs: [
    loginRegisterDialog,
    loginRequiredDialog,
    tipsDialog,
    serviceDialog,
    termsDialog,
    privacyDialog,
    sliderDialog,
    graphicDialog,
    verifyDeviceDialog,
    makeRoomDialog,
    recoverPasswordDialog,
    devicesDialog,
    bindRealNameDialog,
  ],
  listeners: [followSession],
  texts: authMessages,
} as const;

/** Where to send this browser, for a site that has a mobile one: see `referral/mobile-site.ts`. */
export const mobileRedirect: (...site: MobileRedirect) => Promise<string | undefined> = async (...site) =>
  (await import('./referral/mobile-site.ts')).mobileRedirect(...site);

type MobileRedirect = Parameters<typeof import('./referral/mobile-site.ts').mobileRedirect>;

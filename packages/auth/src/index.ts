import { defineFeature } from '@lobby/feature';
import { captchaDialogs } from '@lobby/verification/captcha/dialogs';
import { deviceLimitDialog } from './device-limit/device-limit.dialog.ts';
import { devicesDialog } from './devices/devices.dialog.ts';
import { followSession } from './follow-session.ts';
import { loginRegisterDialog } from './login-register/login-register.dialog.ts';
import { loginRequiredDialog } from './login-required/login-required.dialog.ts';
import { recoverPasswordDialog } from './recover-password/recover-password.dialog.ts';
import { MobileSiteRedirect } from './referral/mobile-site-redirect.ts';
import { verifyDeviceDialog } from './verify-device/verify-device.dialog.ts';

/** The ways in, as a site composes them: opened by the events of the session, never by a route. */
export const authFeature = defineFeature({
  id: 'auth',
  dialogs: [
    loginRegisterDialog,
    loginRequiredDialog,
    ...captchaDialogs,
    verifyDeviceDialog,
    deviceLimitDialog,
    recoverPasswordDialog,
    devicesDialog,
  ],
  listeners: [followSession],
  rootParts: [MobileSiteRedirect],
  slots: { devices: tab => devicesDialog.open({ tab }) },
});

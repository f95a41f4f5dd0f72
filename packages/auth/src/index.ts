import { defineFeature } from '@lobby/feature';
import { captchaDialogs } from '@lobby/verification/captcha/dialogs';
import { devicesDialog } from './devices/devices.dialog.ts';
import { deviceLimitDialog } from './dialogs/device-limit.dialog.ts';
import { loginRegisterDialog } from './dialogs/login-register.dialog.ts';
import { recoverPasswordDialog } from './dialogs/recover-password.dialog.ts';
import { verifyDeviceDialog } from './dialogs/verify-device.dialog.ts';
import { followSession } from './follow-session.ts';
import { loginRequiredDialog } from './login-required/login-required.dialog.ts';
import { MobileSiteRedirect } from './referral/mobile-site-redirect.ts';

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

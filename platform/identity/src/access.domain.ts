import './risk/risk.tables.ts';
import './codes/codes.tables.ts';
import './captcha/captcha.tables.ts';
import './login/login.tables.ts';
import './sessions/sessions.tables.ts';
import './sites/sites.tables.ts';
import type { DomainFactory } from '@lobby/platform-kernel/domain/domain';
import { type Repeated, repeat } from '@lobby/platform-kernel/time/repeat';
import { createCaptchaGate } from './captcha/captcha-gate.ts';
import { captchaHandlers } from './captcha/captcha-handlers.ts';
import { sweepCaptchas } from './captcha/captcha-store.ts';
import { sendCodeOne } from './codes/sending/send-code-one.ts';
import { sendCodeTwo } from './codes/sending/send-code-two.ts';
import { sessionCalls } from './devices/session-calls.ts';
import { login } from './login/login.ts';
import { logout } from './login/logout.ts';
import { register } from './login/register.ts';
import { recoveryHandlers } from './recovery/recovery-handlers.ts';
import { queryCountryArea } from './regions/country-area.ts';
import { memberJwt } from './sessions/member-jwt.ts';
import { sweepExpired } from './sessions/sweep-expired.ts';
import { sweepWarnings } from './sites/region-warnings.ts';

const sweepEveryMs = 60_000;

/** How a caller gets in and out: captchas, codes, login and registration, a forgotten password, sessions. */
export const accessDomain: DomainFactory = platform => {
  const captcha = createCaptchaGate(platform.config);
  let sweeping: Repeated | undefined;
  const sweep = async () => {
    const now = platform.clock.now();
    await sweepExpired(platform.db, now);
    await sweepCaptchas(platform.db, now);
    await sweepWarnings(platform.db, now);
  };
  return {
    id: 'access',
    handlers: [
      login(platform, captcha),
      register(platform, captcha),
      logout(platform),
      ...captchaHandlers(platform),
      ...recoveryHandlers(platform, captcha),
      sendCodeOne(platform),
      sendCodeTwo(platform, captcha),
      memberJwt(platform),
      ...sessionCalls(platform),
      queryCountryArea,
    ],
    async start() {
      sweeping = repeat(sweep, sweepEveryMs, error =>
        platform.log.warn({ err: error }, 'expired sessions could not be removed; trying again in a minute'),
      );
    },
    catchUp: async () => sweeping?.runNow(),
    stop: async () => sweeping?.stop(),
  };
};

import type { DomainFactory } from '../domain.ts';
import { captchaOff } from './captcha-check.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { register } from './register.ts';
import { sweepExpired } from './sessions.ts';

const sweepEveryMs = 60_000;

/** Getting in and out. */
export const accessDomain: DomainFactory = platform => {
  let timer: NodeJS.Timeout | undefined;
  let sweeping: Promise<void> = Promise.resolve();
  const sweep = () => {
    sweeping = sweepExpired(platform.db, platform.clock.now()).catch(error => {
      platform.log.warn({ err: error }, 'expired sessions could not be removed; trying again in a minute');
    });
  };
  return {
    id: 'access',
    handlers: [login(platform, captchaOff), register(platform, captchaOff), logout(platform)],
    async start() {
      timer = setInterval(sweep, sweepEveryMs);
    },
    async stop() {
      clearInterval(timer);
      await sweeping;
    },
  };
};

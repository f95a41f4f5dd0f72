import { createHmac } from 'node:crypto';
import type { Logger } from 'pino';
import * as v from 'valibot';
import type { GeetestConfig } from './geetest-config.ts';

/** What GeeTest v4 gave the browser. */
export interface GeetestOutput {
  lot_number: string;
  captcha_output: string;
  pass_token: string;
  gen_time: string;
}

/** Whether GeeTest confirms the result. Never throws: every error counts as a no. */
export type AskGeetest = (siteId: string, output: GeetestOutput) => Promise<boolean>;

const verdict = v.looseObject({ result: v.string() });
const patienceMs = 5_000;

/**
 * Validates a result with GeeTest's server (https://docs.geetest.com/gt4/apirefer/api/server): the lot number is
 * signed with HMAC-SHA256 under the captcha key. The vendor's example accepts everybody while its server is
 * unreachable; this one rejects.
 */
export function askGeetest(config: GeetestConfig, log: Logger): AskGeetest {
  return async (siteId, { lot_number, captcha_output, pass_token, gen_time }) => {
    const keys = config.sites[siteId];
    if (!keys) {
      log.error({ site: siteId }, 'this site is set to GeeTest but has no keys; nobody can pass');
      return false;
    }
    const sign_token = createHmac('sha256', keys.captchaKey).update(lot_number).digest('hex');
    const url = new URL(config.validateUrl);
    url.searchParams.set('captcha_id', keys.captchaId);
    try {
      const response = await fetch(url, {
        method: 'POST',
        body: new URLSearchParams({ lot_number, captcha_output, pass_token, gen_time, sign_token }),
        redirect: 'error',
        signal: AbortSignal.timeout(patienceMs),
      });
      const answer = v.safeParse(verdict, response.ok ? await response.json() : undefined);
      if (!answer.success) log.warn({ status: response.status }, 'GeeTest gave no verdict');
      return answer.success && answer.output.result === 'success';
    } catch (error) {
      log.warn({ err: error }, 'GeeTest could not be asked');
      return false;
    }
  };
}

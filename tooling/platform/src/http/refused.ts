import { reasonMessage } from '@lobby/api-client/refusal-reasons';
import { resultMessage } from '@lobby/api-client/result-codes';
import { type Envelope, envelope } from '../kernel/envelope.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { LazyLog } from './lazy-log.ts';

/**
 * The envelope of a call that was not answered with success. What is no refusal is logged, and told to nobody else.
 * @param dev In development the message ends with what is wrong with a call that is none of the wire.
 */
export function refused(error: unknown, log: LazyLog, dev = false): Envelope {
  if (error instanceof Refusal) {
    const { result, reason, data, hint } = error;
    const said = reason ? reasonMessage(reason, 'zh-CN') : words(result);
    return envelope(result, dev && hint ? `${said} (${hint})` : said, data);
  }
  log().error({ err: error }, 'a call failed');
  return envelope('server-error', words('server-error'));
}

/** The wire has no header for the language; the client shows its own words for every code it knows. */
export function words(result: Parameters<typeof resultMessage>[0]): string {
  return resultMessage(result, 'zh-CN');
}

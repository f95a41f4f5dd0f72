import { reasonMessage } from '@lobby/api-client/refusal-reasons';
import { entryOf, resultMessage } from '@lobby/api-client/result-codes';
import { type Envelope, envelope } from '@lobby/platform-kernel/calls/envelope';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import { isDatabaseAway } from '@lobby/platform-kernel/database/database-away';
import { IdConflict } from '@lobby/platform-ledger';
import { PlannedRefusal } from '../../faults/fault-switch.ts';
import type { LazyLog } from './lazy-log.ts';

/**
 * The envelope of a call that failed: 'system-busy' when the database is away. Any other error that is no refusal is
 * logged and not disclosed to the caller.
 * @param dev in development the message also says what is wrong with a malformed call.
 */
export function refused(error: unknown, log: LazyLog, dev = false): Envelope {
  const refusal = refusalOf(error);
  if (refusal) {
    const { result, reason, data, hint } = refusal;
    const said = reason ? reasonMessage(reason, 'zh-CN', data) : words(result, data);
    return envelope(result, dev && hint ? `${said} (${hint})` : said, data);
  }
  if (error instanceof PlannedRefusal) {
    const name = entryOf(error.code)?.name ?? 'server-error';
    return { ...envelope(name, words(name), error.data), status_code: error.code };
  }
  if (isDatabaseAway(error)) {
    // One line without a stack: while the database is away every call says so.
    log().warn({ reason: String(error) }, 'a call found no database');
    return envelope('system-busy', words('system-busy'));
  }
  log().error({ err: error }, 'a call failed');
  return envelope('server-error', words('server-error'));
}

/** The refusal that an error is on the wire; the ledger knows no wire, and has errors of its own. */
function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof IdConflict) return new Refusal('illegal-parameter');
  return error instanceof Refusal ? error : undefined;
}

/** The wire has no header for the language; clients show their own messages for every code they know. */
export function words(result: Parameters<typeof resultMessage>[0], data?: object): string {
  return resultMessage(result, 'zh-CN', data);
}

import type { IncomingMessage } from 'node:http';
import { callBodyBytes, fileBodyBytes } from '@lobby/http-door';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import { headerOf } from './call-headers.ts';
import { BodyTooLong, type Opening, openAddress } from './open-call.ts';
import type { CallDependencies } from './run-call.ts';

interface BodyBuffer {
  /** How much of the body is read at most. */
  readonly bytes: number;
  readonly giveBack: () => void;
}

type Needed = Pick<CallDependencies, 'platform' | 'handlers' | 'sessions' | 'fileBuffers'>;

/**
 * Decides from headers and path, before reading, how long the body of a call may be: 4 MiB for a file with a live
 * session and a stated length, otherwise 64 KiB.
 * @throws BodyTooLong; Refusal 'login-expired' or 'system-busy'.
 */
export async function reserveBodyBuffer(
  { platform, handlers, sessions, fileBuffers }: Needed,
  request: IncomingMessage,
  opening: Opening,
): Promise<BodyBuffer> {
  const length = Number(headerOf(request.headers, 'content-length') || 0);
  if (length <= callBodyBytes) return { bytes: callBodyBytes, giveBack: () => {} };
  if (length > fileBodyBytes) throw new BodyTooLong();
  const { site, headers, path } = await openAddress(request, platform.sites, opening).catch(() => {
    throw new BodyTooLong();
  });
  if (!handlers.get(path)?.call.carriesFile) throw new BodyTooLong();
  const member = await sessions.find(headers.token, site.id, platform.clock.now(), { touch: false });
  if (!member) throw await sessions.refusalOf(headers.token);
  const giveBack = fileBuffers.take(member.id);
  if (!giveBack) throw new Refusal('system-busy');
  return { bytes: length, giveBack };
}

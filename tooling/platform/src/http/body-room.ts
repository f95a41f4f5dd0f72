import type { IncomingMessage } from 'node:http';
import { headerOf } from './call-headers.ts';
import { BodyTooLong, type Opening, openAddress } from './open-call.ts';
import type { CallDependencies } from './run-call.ts';

/** Calls are a few hundred bytes; the longest has a signed body of some KB. */
const usualBytes = 64 * 1024;
/** A file of 2 MiB in base64, and that encrypted, which is base64 again. */
const fileBytes = 4 * 1024 * 1024;

interface BodyRoom {
  /** How much of the body is read at most. */
  readonly bytes: number;
  readonly giveBack: () => void;
}

type Needed = Pick<CallDependencies, 'platform' | 'handlers' | 'sessions' | 'fileRooms'>;

/**
 * Decides from the headers and the path, before anything of it is read, how long the body of a call may be: 4 MiB for a
 * call that carries a file and a live session, when it says its length; otherwise 64 KiB.
 * @throws BodyTooLong; Refusal 'login-expired', or 'system-busy' when too many files are being read.
 */
export async function bodyRoom(
  { platform, handlers, sessions, fileRooms }: Needed,
  request: IncomingMessage,
  opening: Opening,
): Promise<BodyRoom> {
  const length = Number(headerOf(request.headers, 'content-length') || 0);
  if (length <= usualBytes) return { bytes: usualBytes, giveBack: () => {} };
  if (length > fileBytes) throw new BodyTooLong();
  const { site, headers, path } = await openAddress(request, platform.sites, opening).catch(() => {
    throw new BodyTooLong();
  });
  if (!handlers.get(path)?.call.carriesFile) throw new BodyTooLong();
  const member = await sessions.find(headers.token, site.id, platform.clock.now(), { touch: false });
  if (!member) throw await sessions.refusalOf(headers.token);
  return { bytes: length, giveBack: fileRooms.take(member.id) };
}

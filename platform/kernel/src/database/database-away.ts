import { errorCode } from './error-code.ts';

/**
 * SQLSTATEs of a server that ends or refuses the connection, or has no room left: class 08, class 53 (disk, memory,
 * connections), a shutdown or start under way, a session that was ended for being idle.
 */
const ofServer = /^(?:08\w{3}|53\d{3}|57P0[1235]|25P03)$/;

/** Errors of the socket to it. */
const ofSocket = new Set<unknown>([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** What pg says, without a code, of a connection that is gone or that it did not get. */
const ofDriver =
  /^(?:Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect|timeout expired)/;

/**
 * Whether an error of a statement means that the database cannot do it now, and another time can. Of a statement that was under way it is
 * not known whether it took effect.
 */
export function isDatabaseAway(error: unknown): boolean {
  const code = errorCode(error);
  if (typeof code === 'string' && (ofServer.test(code) || ofSocket.has(code))) return true;
  return error instanceof Error && code === undefined && ofDriver.test(error.message);
}

import { callBodyBytes, createFileBuffers, fileBodyBytes, networkOf } from '@lobby/http-door';

/** Where a call may carry a file: plain, or encrypted, where only the platform can see it. */
const filePaths = ['/site/api/v1/user/upload/', '/e/'];

/**
 * Decides from its headers how long the body of a call may be: 4 MiB for one that may carry a file and states its
 * length, otherwise 64 KiB. An address may have 64 unfinished bodies, three of them with a file.
 */
export function createBodyBuffers() {
  const buffers = createFileBuffers();
  return {
    /**
     * @param {import('node:http').IncomingMessage} request
     * @returns {{bytes: number, giveBack: () => void} | 'too-long' | 'busy'}
     */
    enter({ url = '', method, headers, socket }) {
      const length = Number(headers['content-length'] ?? 0);
      if (length <= callBodyBytes) return { bytes: callBodyBytes, giveBack: () => {} };
      const mayCarryFile =
        method === 'POST' && headers['x-api-token'] && filePaths.some(path => url.startsWith(path));
      if (!mayCarryFile || length > fileBodyBytes) return 'too-long';
      const giveBack = buffers.take(networkOf(socket.remoteAddress ?? ''));
      return giveBack ? { bytes: length, giveBack } : 'busy';
    },
  };
}

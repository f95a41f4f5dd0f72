import type { contract, RequestOf } from '@lobby/api-client/contract';
import { encryptValue } from '@lobby/api-client/encryption';
import type { RunningPlatform } from '@lobby/platform/platform';
import type { Outbox, OutboxEntry } from '@lobby/platform-kernel/domain/messenger';
import { keyOfSite } from '../client/signed-headers.ts';
import { md5 } from '../client/test-client.ts';

/** What has been sent, newest first. */
export function sentBy(running: RunningPlatform): readonly OutboxEntry[] {
  // Safe: the platform of this repository always carries the outbox.
  return (running.platform.messenger as Outbox).entries();
}

/** The six digits of the newest message to a recipient; a voice message spells them one by one. */
export function lastCode(running: RunningPlatform, to: string): string {
  const text = sentBy(running).find(entry => entry.to === to)?.text ?? '';
  const code = /\d( ?\d){5}/.exec(text)?.[0].replaceAll(' ', '');
  if (code === undefined) throw new Error(`nothing was sent to ${to}`);
  return code;
}

/** Six digits that are not these. */
export function otherCode(code: string, n = 1): string {
  return String((Number(code) + n) % 1_000_000).padStart(6, '0');
}

type SendCodeRequest = RequestOf<typeof contract.userVerification.sendCodeOne>;

/** A sendCode call as docs/wire-protocol.md writes it: each field encrypted, and as md5. */
export async function sendCodeRequest(
  fields: { number: string; name: string; codeId: string },
  {
    type = 3,
    cate = 0,
    siteId = '1001',
  }: Partial<Pick<SendCodeRequest, 'type' | 'cate'>> & { siteId?: string },
): Promise<SendCodeRequest> {
  const key = keyOfSite(siteId);
  return {
    sendCodeNumV2: await encryptValue(key, fields.number, 'sendCodeNumV2'),
    sendNameV2: await encryptValue(key, fields.name, 'sendNameV2'),
    codeIdV2: await encryptValue(key, fields.codeId, 'codeIdV2'),
    SendCodeNum: md5(fields.number),
    SendName: md5(fields.name),
    codeId: md5(fields.codeId),
    type,
    cate,
  };
}

import { createHash } from 'node:crypto';
import { type contract, isPlain, type ParsedRequestOf } from '@lobby/api-client/contract';
import { decryptValue } from '@lobby/api-client/encryption';
import { wireKey } from '@lobby/api-client/signing';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import type { Site } from '@lobby/platform-kernel/calls/site';

type SendCodeRequest = ParsedRequestOf<typeof contract.userVerification.sendCodeOne>;

/** The fields of a sendCode call, once their encrypted and md5 forms agree. */
export interface SendCodeFields {
  readonly number: string;
  readonly name: string;
  readonly codeId: string;
}

/**
 * Opens the encrypted form of each field and compares it with the md5 form.
 * @throws Refusal 'illegal-parameter' when one does not open or the two disagree, 'invalid-parameter' for U+0000.
 */
export async function readSendCode(site: Site, input: SendCodeRequest): Promise<SendCodeFields> {
  return {
    number: await opened(site, 'sendCodeNumV2', input.sendCodeNumV2, input.SendCodeNum),
    name: await opened(site, 'sendNameV2', input.sendNameV2, input.SendName),
    codeId: await opened(site, 'codeIdV2', input.codeIdV2, input.codeId),
  };
}

async function opened(site: Site, field: string, sealed: string, md5: string): Promise<string> {
  // Any key of the site: a client may hold the old one while keys are changed.
  for (const [id, key] of site.keys) {
    const text = await decryptValue(wireKey(id, key), sealed, field);
    if (text === undefined || createHash('md5').update(text).digest('hex') !== md5) continue;
    if (!isPlain(text)) throw new Refusal('invalid-parameter');
    return text;
  }
  throw new Refusal('illegal-parameter');
}

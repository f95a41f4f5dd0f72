import { sealField } from '@lobby/api';
import { md5Hex } from './md5-hex.ts';

/** Who wants a code, and where it goes. */
export interface CodeRequest {
  /** A phone, a mailbox, "bound", or the digits that a mask hides: what the call says it is. */
  readonly number: string;
  /** The account's name. */
  readonly name: string;
  /** What the code belongs to: the challenge of a login, a captcha, or nothing. */
  readonly codeId: string;
}

/** The fields of a sendCode call. Every value travels twice, sealed and as md5: the platform compares the two. */
export async function sealCodeRequest({ number, name, codeId }: CodeRequest) {
  return {
    sendCodeNumV2: await sealField('sendCodeNumV2', number),
    sendNameV2: await sealField('sendNameV2', name),
    codeIdV2: await sealField('codeIdV2', codeId),
    SendCodeNum: md5Hex(number),
    SendName: md5Hex(name),
    codeId: md5Hex(codeId),
  };
}

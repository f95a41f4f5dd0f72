import { seal, sha256, unseal } from './page-crypto.ts';
import { codesIn } from './page-tables.ts';
import type { Page } from './read-page.ts';

/** All that a signature and the headers are made from. */
export interface Call {
  readonly method: string;
  /** Plain, with the query of a GET. */
  readonly path: string;
  readonly token: string;
  readonly timeMs: number;
  readonly requestId: string;
  /** The JSON text of the body; of a GET its query. */
  readonly content: string;
  readonly clientIp: string;
}

export interface Key {
  readonly id: string;
  readonly bytes: Buffer;
}

/** A line or a value that the page describes in words: the beginning of the description, and the value. */
type Words = readonly (readonly [begin: string, value: string])[];

function meant(words: Words, text: string): string {
  const literal = /^`([^`]+)`$/.exec(text)?.[1];
  const found = words.find(([begin]) => text.startsWith(begin));
  if (found === undefined && literal === undefined) throw new Error(`the page says "${text}": what is that?`);
  return found?.[1] ?? literal ?? '';
}

/** The forms of the wire, as the page's tables have them. */
export function pageWire({ headers, signature, encryption }: Page) {
  const { path: pathForm = '', body: bodyForm = '' } = encryption;
  const [prefix = '', , template = ''] = codesIn(pathForm);
  const bodyField = /"(\w+)":/.exec(bodyForm)?.[1] ?? '';
  const encodingOf = (form: string) => (form.includes('base64url') ? 'base64url' : 'base64');

  function sign(key: Key, call: Call, iv?: Buffer, version = signature.version): string {
    const words: Words = [
      ['the method in upper case', call.method],
      ['the path of the call', call.path.split('?')[0] ?? ''],
      ['`x-api-token`', call.token],
      ['`x-api-time`', String(call.timeMs)],
      ['`x-request-id`', call.requestId],
      ['SHA-256, as lower-case hex', sha256(call.content)],
    ];
    const all = signature.lines.map(line => meant(words, line));
    const lines = version === 'v1' ? signature.formerLines.map(number => all[number - 1]) : all;
    const text = signature.plaintext.replace('<ms>', String(call.timeMs)).replace('<address>', call.clientIp);
    return `${version}.${key.id}.${seal(key.bytes, text, lines.join('\n'), iv).toString('base64url')}`;
  }

  return {
    sign,
    headersOf(key: Key, call: Call, own: { deviceId: string; siteId: string }): Record<string, string> {
      const words: Words = [
        ['the device', own.deviceId],
        ['the token', call.token],
        ['a lower-case UUID', call.requestId],
        ['the site id', own.siteId],
        ['ms since the epoch', String(call.timeMs)],
        ['the signature', sign(key, call)],
      ];
      return Object.fromEntries(headers.map(([name, value]) => [name, meant(words, value)]));
    },
    hidePath({ bytes }: Key, { path, timeMs, requestId }: Call, iv?: Buffer): string {
      const text = template.replace('<path>', path).replace('<ms>', String(timeMs));
      return prefix + seal(bytes, text, requestId, iv).toString(encodingOf(pathForm));
    },
    hideBody({ bytes }: Key, content: string, requestId: string, iv?: Buffer): Record<string, string> {
      return { [bodyField]: seal(bytes, content, requestId, iv).toString(encodingOf(bodyForm)) };
    },
    /** The text of an encrypted answer; undefined for a plain one. */
    openAnswer({ bytes }: Key, answer: Record<string, unknown>, requestId: string): string | undefined {
      const sealed = answer[bodyField];
      if (typeof sealed !== 'string') return undefined;
      return unseal(bytes, Buffer.from(sealed, encodingOf(bodyForm)), requestId);
    },
  };
}

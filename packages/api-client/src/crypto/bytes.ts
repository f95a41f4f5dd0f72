const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { fatal: true });

export function utf8(text: string): Uint8Array<ArrayBuffer> {
  return encoder.encode(text);
}

/** @throws TypeError on bytes that are not UTF-8. */
export function fromUtf8(bytes: Uint8Array): string {
  return decoder.decode(bytes);
}

export function concat(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Present in newer engines, and forty times faster. */
interface WritesBase64 {
  toBase64?(): string;
}

export function toBase64(bytes: Uint8Array): string {
  // Safe: the method is declared optional, and undefined in older engines.
  return (bytes as WritesBase64).toBase64?.() ?? toBase64InSlices(bytes);
}

function toBase64InSlices(bytes: Uint8Array): string {
  let binary = '';
  // In slices: passing a large body as arguments of one call overflows the stack. `apply` is seven times as fast as
  // spread.
  for (let at = 0; at < bytes.length; at += 0x2000) {
    // Safe: `apply` accepts any array-like object; its type requires an array.
    binary += String.fromCharCode.apply(null, bytes.subarray(at, at + 0x2000) as unknown as number[]);
  }
  return btoa(binary);
}

/** Undefined for text that is not canonical base64. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (text.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(text)) return undefined;
  const binary = atob(text);
  const bytes = new Uint8Array(binary.length);
  for (let at = 0; at < binary.length; at++) bytes[at] = binary.charCodeAt(at);
  return toBase64(bytes) === text ? bytes : undefined;
}

export function toBase64Url(bytes: Uint8Array): string {
  return toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Undefined for text that is not canonical, unpadded base64url. */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[A-Za-z0-9_-]*$/.test(text)) return undefined;
  const padding = '='.repeat((4 - (text.length % 4)) % 4);
  return fromBase64(text.replaceAll('-', '+').replaceAll('_', '/') + padding);
}

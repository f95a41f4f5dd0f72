import { wireKey } from '../crypto/wire-key.ts';
import { encryptValue } from '../encryption/value.ts';
import { askAgainOnWake } from '../wake/ask-again-on-wake.ts';
import type { Requester } from './exchange.ts';
import { createRequester } from './requester.ts';
import type { Wire } from './wire.ts';

/** The settings of a wire, with the key as text of the brand's configuration. */
export interface WireSettings extends Omit<Wire, 'key'> {
  readonly keyId: string;
  /** 32 bytes in base64. */
  readonly keyText: string;
}

/** The operations of a wire once its code has loaded. */
export interface OpenWire {
  readonly requester: Requester;
  /** One field's text encrypted under the wire's key, for the `…V2` fields. */
  seal(field: string, text: string): Promise<string>;
}

/**
 * Creates the wire. In a file of its own with all its dependencies: fetched apart from the first page, see `lazyWire`.
 */
export function openWire({ keyId, keyText, ...settings }: WireSettings): OpenWire {
  const key = wireKey(keyId, keyText);
  const request = createRequester({ ...settings, key });
  const requester: Requester = (call, payload, options = {}) => {
    const send = (signal: AbortSignal | undefined) => request(call, payload, { ...options, signal });
    return options.anewOnWake ? askAgainOnWake(send, options) : send(options.signal);
  };
  return {
    requester,
    seal: (field, text) => encryptValue(key, text, field),
  };
}

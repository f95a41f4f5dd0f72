import { wireKey } from '../crypto/wire-key.ts';
import { encryptValue } from '../encryption/value.ts';
import type { Requester } from './exchange.ts';
import { createRequester } from './requester.ts';
import type { Wire } from './wire.ts';

/** A wire whose key is still the text of the brand's configuration. */
export interface WireSettings extends Omit<Wire, 'key'> {
  readonly keyId: string;
  /** 32 bytes in base64. */
  readonly keyText: string;
}

/** What can be done with a wire once its code is there. */
export interface OpenWire {
  readonly requester: Requester;
  /** One field's text under the wire's key, as the `…V2` fields carry it. */
  seal(field: string, text: string): Promise<string>;
}

/** Opens a wire. A file of its own, with all that it needs: fetched apart from the first page, see `lateWire`. */
export function openWire({ keyId, keyText, ...settings }: WireSettings): OpenWire {
  const key = wireKey(keyId, keyText);
  return {
    requester: createRequester({ ...settings, key }),
    seal: (field, text) => encryptValue(key, text, field),
  };
}

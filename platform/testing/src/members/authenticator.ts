import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const userPresent = 0x01;
const userVerified = 0x04;
const hasCredential = 0x40;

/** What a test may get wrong on purpose. */
interface Odd {
  readonly origin?: string;
  readonly rpId?: string;
  readonly counter?: number;
  /** False: the authenticator asked for no PIN or finger. */
  readonly verified?: boolean;
}

interface Options {
  readonly challenge: string;
}

/** An authenticator in software with one ES256 key, which answers WebAuthn's options as a browser would. */
export function authenticator(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let signed = 0;

  const clientData = (type: string, { challenge }: Options, odd: Odd) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: odd.origin ?? origin, crossOrigin: false }));
  const authenticatorData = (flags: number, counter: number, odd: Odd, more = Buffer.alloc(0)) => {
    const head = Buffer.alloc(5);
    head[0] = flags | userPresent | (odd.verified === false ? 0 : userVerified);
    head.writeUInt32BE(counter, 1);
    const rpId = odd.rpId ?? new URL(origin).hostname;
    return Buffer.concat([createHash('sha256').update(rpId).digest(), head, more]);
  };
  const credential = {
    id: text(id),
    rawId: text(id),
    type: 'public-key' as const,
    clientExtensionResults: {},
  };

  return {
    id: credential.id,
    /** Answers `navigator.credentials.create`. */
    create(options: Options, odd: Odd = {}) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const length = Buffer.from([0, id.length]);
      // COSE: EC2 key, ES256, P-256, x, y.
      const key = Buffer.concat([
        Buffer.from('a5010203262001', 'hex'),
        Buffer.from('215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ]);
      const attested = Buffer.concat([Buffer.alloc(16), length, id, key]);
      const data = authenticatorData(hasCredential, 0, odd, attested);
      // CBOR: {fmt: "none", attStmt: {}, authData: bytes}.
      const attestationObject = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.from([data.length]),
        data,
      ]);
      const clientDataJSON = text(clientData('webauthn.create', options, odd));
      const response = {
        clientDataJSON,
        attestationObject: text(attestationObject),
        transports: ['internal'],
      };
      return { ...credential, response };
    },
    /** Answers `navigator.credentials.get`; counts. */
    get(options: Options, odd: Odd = {}) {
      signed += 1;
      const data = authenticatorData(0, odd.counter ?? signed, odd);
      const client = clientData('webauthn.get', options, odd);
      const message = Buffer.concat([data, createHash('sha256').update(client).digest()]);
      const response = {
        clientDataJSON: text(client),
        authenticatorData: text(data),
        signature: text(sign('sha256', message, privateKey)),
      };
      return { ...credential, response };
    },
  };
}

function text(bytes: Buffer): string {
  return bytes.toString('base64url');
}

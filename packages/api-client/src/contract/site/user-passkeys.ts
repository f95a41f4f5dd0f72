import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { confirmationCode } from '../confirmation.ts';
import { verificationTicket } from '../identity-shapes.ts';
import { instant, langx, noPayload, nothing } from '../shapes.ts';

/** What a passkey may be asked for. An assertion for one purpose is refused for every other. */
export const passkeyPurposes = [
  'change-phone',
  'change-email',
  'change-password',
  'add-passkey',
  'remove-passkey',
  'add-payout-account',
  'remove-payout-account',
  'default-payout-account',
  'withdrawal-password',
] as const;

const base64url = (maxLength: number) =>
  v.pipe(v.string(), v.minLength(1), v.maxLength(maxLength), v.regex(/^[\w-]+$/));

/** A credential id: at most 1,023 bytes. */
const credentialId = base64url(1_364);

/** The fields of WebAuthn's `PublicKeyCredential`, as its `toJSON()` writes them. */
const credentialFields = {
  id: credentialId,
  rawId: credentialId,
  type: v.literal('public-key'),
  authenticatorAttachment: v.optional(v.picklist(['platform', 'cross-platform'])),
  clientExtensionResults: v.optional(v.looseObject({}), {}),
};

const clientDataJSON = base64url(4_000);

/** WebAuthn's `AuthenticationResponseJSON`. */
export const passkeyAssertion = v.object({
  ...credentialFields,
  response: v.object({
    clientDataJSON,
    authenticatorData: base64url(4_000),
    signature: base64url(2_000),
    userHandle: v.optional(v.string()),
  }),
});

/** WebAuthn's `RegistrationResponseJSON`. */
const newCredential = v.object({
  ...credentialFields,
  response: v.looseObject({
    clientDataJSON,
    attestationObject: base64url(20_000),
    transports: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(20))), v.maxLength(10)), []),
  }),
});

/** A change confirmed by a passkey; the ticket is the answer of `passkeyChallenge`. */
export const passkeyConfirmation = v.object({
  via: v.literal('passkey'),
  ticket: verificationTicket,
  assertion: passkeyAssertion,
});

/** A code to what is bound (types 8 and 9 of `sendCode/two`), or a passkey. */
const confirmation = v.optional(v.union([confirmationCode, passkeyConfirmation]));

/** What the browser is given, as `navigator.credentials` reads it from JSON, and the ticket that is sent back. */
const ceremony = v.looseObject({
  ticket: v.string(),
  options: v.looseObject({ challenge: v.string() }),
});

/**
 * `/site/api/v1/user/member/passkey*`: passkeys (WebAuthn), a second way to confirm changes. Our addition to the
 * specification, with our own paths.
 */
export const userPasskeys = {
  passkeys: defineCall({
    path: '/site/api/v1/user/member/passkeys',
    access: 'member',
    summary: 'The passkeys of this member, newest first.',
    request: noPayload,
    answer: v.array(
      v.looseObject({
        id: v.string(),
        /** Where it was added, "Chrome · Windows"; may be empty. */
        device: v.string(),
        addedAt: instant,
        /** 0: never. */
        usedAt: instant,
      }),
    ),
    empty: [],
  }),
  passkeyChallenge: defineCall({
    path: '/site/api/v1/user/member/passkeyChallenge',
    access: 'member',
    summary:
      'Begins a confirmation by passkey: a ticket and the options of navigator.credentials.get, for one purpose, this session and 5 minutes.',
    request: v.object({ purpose: v.picklist(passkeyPurposes) }),
    answer: ceremony,
  }),
  passkeyRegistration: defineCall({
    path: '/site/api/v1/user/member/passkeyRegistration',
    access: 'member',
    secondFactor: true,
    summary:
      'Begins the registration of a passkey, once the member has confirmed it: a ticket and the options of navigator.credentials.create.',
    request: v.object({ confirmation }),
    answer: ceremony,
  }),
  addPasskey: defineCall({
    path: '/site/api/v1/user/member/addPasskey',
    access: 'member',
    secondFactor: true,
    summary: 'Adds a passkey, by the ticket of a registration that was confirmed.',
    request: v.object({ ticket: verificationTicket, credential: newCredential, langx }),
    answer: nothing,
  }),
  removePasskey: defineCall({
    path: '/site/api/v1/user/member/removePasskey',
    access: 'member',
    secondFactor: true,
    summary: 'Removes a passkey, confirmed by a code or by any passkey of the member.',
    request: v.object({ id: credentialId, confirmation, langx }),
    answer: nothing,
  }),
};

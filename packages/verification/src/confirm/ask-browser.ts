import type { RequestOf } from '@lobby/api-client/contract';
import type { passkeyConfirmation, userPasskeys } from '@lobby/api-client/contract/site/user-passkeys';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { InferInput } from 'valibot';

/** A change confirmed by a passkey, as the platform gets it. */
export type PasskeyProof = InferInput<typeof passkeyConfirmation>;
type NewCredential = RequestOf<typeof userPasskeys.addPasskey>['credential'];

/** Why the browser gave no passkey. It does not say whether a member cancelled, waited too long or has none here. */
export type PasskeyProblem = 'cancelled' | 'known' | 'unsupported' | 'broken';

export type Asked<Answer> = { readonly answer: Answer } | { readonly problem: PasskeyProblem };

/** Whether this browser has passkeys at all. */
export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential !== 'undefined';
}

/** Has a passkey sign a challenge. @param options of `passkeyChallenge`. */
export function askForAssertion(options: object): Promise<Asked<PasskeyProof['assertion']>> {
  return asked(async ({ startAuthentication }) => {
    // Safe: the platform answers what WebAuthn names so, and the browser checks it.
    const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON;
    return { ...(await startAuthentication({ optionsJSON })), clientExtensionResults: {} };
  });
}

/** Has the browser make a passkey. @param options of `passkeyRegistration`. */
export function askForNewPasskey(options: object): Promise<Asked<NewCredential>> {
  return asked(async ({ startRegistration }) => {
    // Safe: as in `askForAssertion`.
    const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
    const { response, ...credential } = await startRegistration({ optionsJSON });
    return { ...credential, response: { ...response }, clientExtensionResults: {} };
  });
}

type Library = typeof import('@simplewebauthn/browser');

async function asked<Answer>(ask: (library: Library) => Promise<Answer>): Promise<Asked<Answer>> {
  try {
    return { answer: await ask(await import('@simplewebauthn/browser')) };
  } catch (error) {
    return { problem: problemOf(error) };
  }
}

/** What an error of WebAuthn means for a member. */
export function problemOf(error: unknown): PasskeyProblem {
  switch (error instanceof Error ? error.name : '') {
    case 'NotAllowedError':
    case 'AbortError':
      return 'cancelled';
    case 'InvalidStateError':
      return 'known';
    case 'NotSupportedError':
    case 'ConstraintError':
    case 'SecurityError':
      return 'unsupported';
    default:
      return 'broken';
  }
}

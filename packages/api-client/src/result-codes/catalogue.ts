/**
 * What the client does when an answer carries a code. `sign-out` is done by the endpoints, before anybody hears of the
 * refusal; `ask-captcha`, `verify-device` and `relaunch-venue` by whoever made the call, who alone holds what the next
 * step needs; everything else by the one listener of the site that hears `apiRefused`.
 */
export type Outcome =
  /** The call worked. */
  | 'accept'
  /** A captcha is wanted: the caller receives it as a value and asks the member. */
  | 'ask-captcha'
  /** The token is dead: forget the session, go home, open login. */
  | 'sign-out'
  /** The device or address is new: open new-device verification with the masked phone of `data`. */
  | 'verify-device'
  /** A phone is missing or must be confirmed: go to the auth page. */
  | 'bind-phone'
  /** A real name is missing: a dialog with the server's words and a way to the user info page. */
  | 'bind-real-name'
  /** Words in a dialog, with customer service one click away. */
  | 'contact-service'
  /** Words in a dialog that waits to be read. */
  | 'show-dialog'
  /** The whole site rests: a dialog covers the page, which stays as it was, until the site is open again. */
  | 'maintenance'
  /** This visitor may not come in from where they are. */
  | 'block-region'
  /** The embedded venue must be launched again. */
  | 'relaunch-venue'
  /** A toast with the words. */
  | 'show-message'
  /** Nothing by itself: the screen that asked says it in its own place. */
  | 'stay-silent';

export interface ResultCodeEntry {
  /** The name people and feature code say. */
  readonly name: string;
  readonly outcome: Outcome;
}

/** Every result code the backend sends. Adding a row here, and its words, is the whole job. */
export const resultCodes = {
  6000: { name: 'success', outcome: 'accept' },
  6001: { name: 'login-expired', outcome: 'sign-out' },
  6002: { name: 'invalid-credentials', outcome: 'show-message' },
  6003: { name: 'access-denied', outcome: 'show-message' },
  6004: { name: 'not-found', outcome: 'show-message' },
  6005: { name: 'server-error', outcome: 'show-message' },
  6006: { name: 'bad-gateway', outcome: 'show-message' },
  6007: { name: 'invalid-parameter', outcome: 'show-message' },
  6008: { name: 'illegal-parameter', outcome: 'show-message' },
  6009: { name: 'data-exists', outcome: 'show-message' },
  6010: { name: 'file-upload-failure', outcome: 'show-message' },
  6011: { name: 'frequent-submission', outcome: 'show-message' },
  6012: { name: 'warning', outcome: 'show-message' },
  6013: { name: 'maintenance', outcome: 'maintenance' },
  6014: { name: 'invocation-error', outcome: 'show-message' },
  6015: { name: 'unbound-phone', outcome: 'bind-phone' },
  6016: { name: 'phone-verification-required', outcome: 'bind-phone' },
  6017: { name: 'phone-verification-required', outcome: 'bind-phone' },
  6021: { name: 'graphic-verification', outcome: 'ask-captcha' },
  6022: { name: 'rapid-verification', outcome: 'ask-captcha' },
  6025: { name: 'ip-not-passed', outcome: 'verify-device' },
  6026: { name: 'device-not-passed', outcome: 'verify-device' },
  6027: { name: 'device-and-ip-not-passed', outcome: 'verify-device' },
  6028: { name: 'long-time-not-logged-in', outcome: 'verify-device' },
  6029: { name: 'risky-login', outcome: 'verify-device' },
  6030: { name: 'contact-customer-service', outcome: 'contact-service' },
  6031: { name: 'region-limited', outcome: 'block-region' },
  6032: { name: 'region-warning', outcome: 'show-dialog' },
  6033: { name: 'ip-restricted', outcome: 'block-region' },
  6034: { name: 'max-phone-attempts', outcome: 'show-message' },
  6035: { name: 'authentication-required', outcome: 'show-message' },
  6036: { name: 'authentication-code-error', outcome: 'show-message' },
  6037: { name: 'authentication-locked', outcome: 'show-message' },
  6038: { name: 'authentication-code-expired', outcome: 'show-message' },
  6039: { name: 'too-many-devices', outcome: 'show-message' },
  6066: { name: 'sixty-second-limit', outcome: 'show-message' },
  6099: { name: 'wallet-token-expired', outcome: 'relaunch-venue' },
  6100: { name: 'password-check-failure', outcome: 'show-message' },
  6110: { name: 'locking-unavailable', outcome: 'show-message' },
  6111: { name: 'withdrawal-protection-error', outcome: 'show-message' },
  6301: { name: 'parameter-error', outcome: 'show-message' },
  6302: { name: 'uid-verification-error', outcome: 'show-message' },
  6303: { name: 'no-data', outcome: 'stay-silent' },
  6316: { name: 'system-under-maintenance', outcome: 'maintenance' },
  6317: { name: 'system-busy', outcome: 'show-message' },
  6318: { name: 'ebbq-error', outcome: 'show-message' },
  6366: { name: 'testing', outcome: 'show-message' },
  6399: { name: 'system-abnormal', outcome: 'show-message' },
  6413: { name: 'venue-activity', outcome: 'show-dialog' },
  6415: { name: 'venue-under-maintenance', outcome: 'show-message' },
  6449: { name: 'bind-real-name', outcome: 'bind-real-name' },
  6500: { name: 'popup-not-prompted', outcome: 'stay-silent' },
  6501: { name: 'login-register-suspended-with-popup', outcome: 'show-dialog' },
  6502: { name: 'login-register-suspended-without-popup', outcome: 'show-message' },
} as const satisfies Record<number, ResultCodeEntry>;

export type ResultCode = keyof typeof resultCodes;
export type ResultName = (typeof resultCodes)[ResultCode]['name'];

const rows = new Map<number, ResultCodeEntry & { readonly name: ResultName }>(
  Object.entries(resultCodes).map(([code, row]) => [Number(code), row]),
);

const firstCode = new Map<ResultName, number>();
for (const [code, row] of rows) if (!firstCode.has(row.name)) firstCode.set(row.name, code);

/** The row of a code, or undefined for a code the catalogue does not know. */
export function entryOf(code: number): (ResultCodeEntry & { readonly name: ResultName }) | undefined {
  return rows.get(code);
}

/** The code of a name; of two codes with one name, the smaller. */
export function codeOf(name: ResultName): number {
  // Safe: every ResultName comes from a row.
  return firstCode.get(name) as number;
}

/** What the client does about a name. */
export function outcomeOf(name: ResultName): Outcome {
  return (rows.get(codeOf(name)) as ResultCodeEntry).outcome;
}

/**
 * What the client does about the code of an answer. `sign-out` is done by the endpoints, before the refusal is
 * reported; `ask-captcha`, `verify-device` and `relaunch-venue` by the caller, who has the data the next step needs;
 * all others by the site's one listener of `apiRefused`.
 */
export type Outcome =
  /** The call succeeded. */
  | 'accept'
  /** A captcha is required: the caller receives it as a value and shows it to the member. */
  | 'ask-captcha'
  /** The token is invalid: clear the session, go home, open login. */
  | 'sign-out'
  /** The device or address is new: open new-device verification with the masked phone in `data`. */
  | 'verify-device'
  /** A phone is missing or must be confirmed: go to the auth page. */
  | 'bind-phone'
  /** A real name is missing: a dialog with the server's message and a link to the user info page. */
  | 'bind-real-name'
  /** The message in a dialog with a link to customer service. */
  | 'contact-service'
  /** The message in a dialog that must be closed. */
  | 'show-dialog'
  /**
   * The whole site is in maintenance: a dialog covers the page, which keeps its state, until the site is open again.
   */
  | 'maintenance'
  /** The site is not available in the visitor's region. */
  | 'block-region'
  /** The embedded venue must be launched again. */
  | 'relaunch-venue'
  /** A toast with the message. */
  | 'show-message'
  /** Nothing: the calling screen shows it inline. */
  | 'stay-silent';

/**
 * Whether a call may have been executed although it was refused with the code. What may have been is never shown as
 * failed: the client asks what became of it.
 */
export type MayHaveRun =
  /** No: the platform looked at the call, decided against it, and has done nothing. */
  | 'no'
  /**
   * Not this call, because it was turned away before anybody looked at what it asks for. The same operation sent before,
   * whose answer was lost, may have been.
   */
  | 'earlier'
  /**
   * As `earlier` for a call that moves money. Another one may have been executed itself: the platform answers it like
   * this when its database goes away meanwhile, and when the network sends it a second time.
   */
  | 'unless-money'
  /** Yes: it is the failure of a server or gateway, and may come after the call was executed. */
  | 'yes';

export interface ResultCodeEntry {
  /** The name used in code and documentation. */
  readonly name: string;
  readonly outcome: Outcome;
  readonly mayHaveRun: MayHaveRun;
}

/** Every result code of the backend. A new code needs a row here and its messages. */
export const resultCodes = {
  6000: { name: 'success', outcome: 'accept', mayHaveRun: 'no' },
  6001: { name: 'login-expired', outcome: 'sign-out', mayHaveRun: 'earlier' },
  6002: { name: 'invalid-credentials', outcome: 'show-message', mayHaveRun: 'no' },
  6003: { name: 'access-denied', outcome: 'show-message', mayHaveRun: 'no' },
  6004: { name: 'not-found', outcome: 'show-message', mayHaveRun: 'no' },
  6005: { name: 'server-error', outcome: 'show-message', mayHaveRun: 'yes' },
  6006: { name: 'bad-gateway', outcome: 'show-message', mayHaveRun: 'yes' },
  6007: { name: 'invalid-parameter', outcome: 'show-message', mayHaveRun: 'no' },
  6008: { name: 'illegal-parameter', outcome: 'show-message', mayHaveRun: 'unless-money' },
  6009: { name: 'data-exists', outcome: 'show-message', mayHaveRun: 'no' },
  6010: { name: 'file-upload-failure', outcome: 'show-message', mayHaveRun: 'no' },
  6011: { name: 'frequent-submission', outcome: 'show-message', mayHaveRun: 'earlier' },
  6012: { name: 'warning', outcome: 'show-message', mayHaveRun: 'no' },
  6013: { name: 'maintenance', outcome: 'maintenance', mayHaveRun: 'earlier' },
  6014: { name: 'invocation-error', outcome: 'show-message', mayHaveRun: 'yes' },
  6015: { name: 'unbound-phone', outcome: 'bind-phone', mayHaveRun: 'no' },
  6016: { name: 'phone-verification-required', outcome: 'bind-phone', mayHaveRun: 'no' },
  6017: { name: 'phone-verification-required', outcome: 'bind-phone', mayHaveRun: 'no' },
  6021: { name: 'graphic-verification', outcome: 'ask-captcha', mayHaveRun: 'no' },
  6022: { name: 'rapid-verification', outcome: 'ask-captcha', mayHaveRun: 'no' },
  6025: { name: 'ip-not-passed', outcome: 'verify-device', mayHaveRun: 'no' },
  6026: { name: 'device-not-passed', outcome: 'verify-device', mayHaveRun: 'no' },
  6027: { name: 'device-and-ip-not-passed', outcome: 'verify-device', mayHaveRun: 'no' },
  6028: { name: 'long-time-not-logged-in', outcome: 'verify-device', mayHaveRun: 'no' },
  6029: { name: 'risky-login', outcome: 'verify-device', mayHaveRun: 'no' },
  6030: { name: 'contact-customer-service', outcome: 'contact-service', mayHaveRun: 'no' },
  6031: { name: 'region-limited', outcome: 'block-region', mayHaveRun: 'earlier' },
  6032: { name: 'region-warning', outcome: 'show-dialog', mayHaveRun: 'no' },
  6033: { name: 'ip-restricted', outcome: 'block-region', mayHaveRun: 'earlier' },
  6034: { name: 'max-phone-attempts', outcome: 'show-message', mayHaveRun: 'no' },
  6035: { name: 'authentication-required', outcome: 'show-message', mayHaveRun: 'no' },
  6036: { name: 'authentication-code-error', outcome: 'show-message', mayHaveRun: 'no' },
  6037: { name: 'authentication-locked', outcome: 'show-message', mayHaveRun: 'no' },
  6038: { name: 'authentication-code-expired', outcome: 'show-message', mayHaveRun: 'no' },
  6039: { name: 'too-many-devices', outcome: 'show-message', mayHaveRun: 'no' },
  6066: { name: 'sixty-second-limit', outcome: 'show-message', mayHaveRun: 'no' },
  6099: { name: 'wallet-token-expired', outcome: 'relaunch-venue', mayHaveRun: 'earlier' },
  6100: { name: 'password-check-failure', outcome: 'show-message', mayHaveRun: 'no' },
  6110: { name: 'locking-unavailable', outcome: 'show-message', mayHaveRun: 'no' },
  6111: { name: 'withdrawal-protection-error', outcome: 'show-message', mayHaveRun: 'no' },
  6301: { name: 'parameter-error', outcome: 'show-message', mayHaveRun: 'no' },
  6302: { name: 'uid-verification-error', outcome: 'show-message', mayHaveRun: 'earlier' },
  6303: { name: 'no-data', outcome: 'stay-silent', mayHaveRun: 'no' },
  6316: { name: 'system-under-maintenance', outcome: 'maintenance', mayHaveRun: 'earlier' },
  6317: { name: 'system-busy', outcome: 'show-message', mayHaveRun: 'unless-money' },
  6318: { name: 'ebbq-error', outcome: 'show-message', mayHaveRun: 'yes' },
  6366: { name: 'testing', outcome: 'show-message', mayHaveRun: 'no' },
  6399: { name: 'system-abnormal', outcome: 'show-message', mayHaveRun: 'yes' },
  6413: { name: 'venue-activity', outcome: 'show-message', mayHaveRun: 'no' },
  6415: { name: 'venue-under-maintenance', outcome: 'show-message', mayHaveRun: 'earlier' },
  6449: { name: 'bind-real-name', outcome: 'bind-real-name', mayHaveRun: 'no' },
  6500: { name: 'popup-not-prompted', outcome: 'stay-silent', mayHaveRun: 'no' },
  6501: { name: 'login-register-suspended-with-popup', outcome: 'show-dialog', mayHaveRun: 'no' },
  6502: { name: 'login-register-suspended-without-popup', outcome: 'show-message', mayHaveRun: 'no' },
} as const satisfies Record<number, ResultCodeEntry>;

export type ResultCode = keyof typeof resultCodes;
export type ResultName = (typeof resultCodes)[ResultCode]['name'];

const rows = new Map<number, ResultCodeEntry & { readonly name: ResultName }>(
  Object.entries(resultCodes).map(([code, row]) => [Number(code), row]),
);

const firstCode = new Map<ResultName, number>();
for (const [code, row] of rows) if (!firstCode.has(row.name)) firstCode.set(row.name, code);

/** The row of a code, or undefined for a code outside the catalogue. */
export function entryOf(code: number): (ResultCodeEntry & { readonly name: ResultName }) | undefined {
  return rows.get(code);
}

/** The code of a name; where two codes share a name, the smaller. */
export function codeOf(name: ResultName): number {
  // Safe: every ResultName comes from a row.
  return firstCode.get(name) as number;
}

/** What the client does about a result. */
export function outcomeOf(name: ResultName): Outcome {
  // Safe: `codeOf` returns the code of a row.
  return (rows.get(codeOf(name)) as ResultCodeEntry).outcome;
}

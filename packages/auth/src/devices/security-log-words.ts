import type { MessageId } from '../messages/index.ts';

/** One line of the security log, as the platform answers it. Times in ms. */
export interface SecurityLogEvent {
  readonly id: string;
  readonly kind: string;
  readonly reason: string;
  /** The device whose session was ended; may be empty. */
  readonly about: string;
  readonly device: string;
  /** Masked. */
  readonly ip: string;
  readonly country: string;
  readonly city: string;
  readonly at: number;
  readonly lastAt: number;
  /** How many of its minute the line sums up. */
  readonly times: number;
}

/** `kind`, or `kind/reason` where the reason changes the sentence. */
const words: Readonly<Record<string, MessageId>> = {
  login: 'auth.securityLog.login',
  'login-failed': 'auth.securityLog.loginFailed',
  'login-refused': 'auth.securityLog.loginRefused',
  'login-refused/rapid-verification': 'auth.securityLog.captcha',
  'login-refused/graphic-verification': 'auth.securityLog.captcha',
  'login-refused/frequent-submission': 'auth.securityLog.tooOften',
  'login-refused/too-many-devices': 'auth.securityLog.tooManyDevices',
  'login-refused/device-not-passed': 'auth.securityLog.questioned',
  'login-refused/ip-not-passed': 'auth.securityLog.questioned',
  'login-refused/device-and-ip-not-passed': 'auth.securityLog.questioned',
  'login-refused/long-time-not-logged-in': 'auth.securityLog.questioned',
  'login-refused/risky-login': 'auth.securityLog.questioned',
  'login-refused/authentication-code-error': 'auth.securityLog.wrongCode',
  'login-refused/authentication-code-expired': 'auth.securityLog.wrongCode',
  'login-refused/authentication-locked': 'auth.securityLog.wrongCode',
  'device-admitted': 'auth.securityLog.deviceAdmitted',
  'password-reset': 'auth.securityLog.reset',
  'password-reset/phone': 'auth.securityLog.resetByPhone',
  'password-reset/email': 'auth.securityLog.resetByEmail',
  'password-changed': 'auth.securityLog.passwordChanged',
  'phone-bound': 'auth.securityLog.phoneBound',
  'phone-changed': 'auth.securityLog.phoneChanged',
  'email-bound': 'auth.securityLog.emailBound',
  'email-changed': 'auth.securityLog.emailChanged',
  'real-name-bound': 'auth.securityLog.realNameBound',
  'passkey-added': 'auth.securityLog.passkeyAdded',
  'passkey-removed': 'auth.securityLog.passkeyRemoved',
  'withdrawal-password-set': 'auth.securityLog.withdrawalPasswordSet',
  'withdrawal-password-changed': 'auth.securityLog.withdrawalPasswordChanged',
  'payout-account-added': 'auth.securityLog.withdrawalAccountAdded',
  'payout-account-removed': 'auth.securityLog.withdrawalAccountRemoved',
  'session-ended': 'auth.securityLog.ended',
  'session-ended/one': 'auth.securityLog.endedOne',
  'session-ended/others': 'auth.securityLog.endedOthers',
  'session-ended/everywhere': 'auth.securityLog.endedEverywhere',
  'account-frozen': 'auth.securityLog.frozen',
  'account-unfrozen': 'auth.securityLog.unfrozen',
  'bet-refused': 'auth.securityLog.betRefused',
  'bet-refused/above-maximum': 'auth.securityLog.betAbove',
  'bet-refused/below-minimum': 'auth.securityLog.betBelow',
  'bet-refused/limit-reached': 'auth.securityLog.betLimit',
};

/** The text of an event; unknown kinds have a general one. */
export function securityLogText({ kind, reason }: Pick<SecurityLogEvent, 'kind' | 'reason'>): MessageId {
  return words[`${kind}/${reason}`] ?? words[kind] ?? 'auth.securityLog.other';
}

const warnings: readonly string[] = [
  'login-failed',
  'login-refused',
  'password-reset',
  'password-changed',
  'phone-changed',
  'email-changed',
  'passkey-added',
  'passkey-removed',
  'withdrawal-password-changed',
  'payout-account-added',
  'device-admitted',
  'account-frozen',
];

/** Whether an event is shown as a warning: a failed or rejected login, a change of what proves the member or where money goes, a new device, a frozen account. */
export function isWarning({ kind }: Pick<SecurityLogEvent, 'kind'>): boolean {
  return warnings.includes(kind);
}

/** The events by day, both as they came: newest first. @param dayOf names the day of a time. */
export function byDay(
  events: readonly SecurityLogEvent[],
  dayOf: (ms: number) => string,
): { readonly day: string; readonly events: readonly SecurityLogEvent[] }[] {
  const days: { day: string; events: SecurityLogEvent[] }[] = [];
  for (const event of events) {
    const day = dayOf(event.at);
    const last = days.at(-1);
    if (last?.day === day) last.events.push(event);
    else days.push({ day, events: [event] });
  }
  return days;
}

import type { MessageId } from '../messages/index.ts';

/** One line of the security trail, as the platform answers it. Times in ms. */
export interface TrailEvent {
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
  login: 'auth.trail.login',
  'login-failed': 'auth.trail.loginFailed',
  'login-refused': 'auth.trail.loginRefused',
  'login-refused/rapid-verification': 'auth.trail.captcha',
  'login-refused/graphic-verification': 'auth.trail.captcha',
  'login-refused/frequent-submission': 'auth.trail.tooOften',
  'login-refused/too-many-devices': 'auth.trail.tooManyDevices',
  'login-refused/device-not-passed': 'auth.trail.questioned',
  'login-refused/ip-not-passed': 'auth.trail.questioned',
  'login-refused/device-and-ip-not-passed': 'auth.trail.questioned',
  'login-refused/long-time-not-logged-in': 'auth.trail.questioned',
  'login-refused/risky-login': 'auth.trail.questioned',
  'login-refused/authentication-code-error': 'auth.trail.wrongCode',
  'login-refused/authentication-code-expired': 'auth.trail.wrongCode',
  'login-refused/authentication-locked': 'auth.trail.wrongCode',
  'device-admitted': 'auth.trail.deviceAdmitted',
  'password-reset': 'auth.trail.reset',
  'password-reset/phone': 'auth.trail.resetByPhone',
  'password-reset/email': 'auth.trail.resetByEmail',
  'password-changed': 'auth.trail.passwordChanged',
  'phone-bound': 'auth.trail.phoneBound',
  'phone-changed': 'auth.trail.phoneChanged',
  'email-bound': 'auth.trail.emailBound',
  'email-changed': 'auth.trail.emailChanged',
  'real-name-bound': 'auth.trail.realNameBound',
  'passkey-added': 'auth.trail.passkeyAdded',
  'passkey-removed': 'auth.trail.passkeyRemoved',
  'withdrawal-password-set': 'auth.trail.withdrawalPasswordSet',
  'withdrawal-password-changed': 'auth.trail.withdrawalPasswordChanged',
  'payout-account-added': 'auth.trail.withdrawalAccountAdded',
  'payout-account-removed': 'auth.trail.withdrawalAccountRemoved',
  'session-ended': 'auth.trail.ended',
  'session-ended/one': 'auth.trail.endedOne',
  'session-ended/others': 'auth.trail.endedOthers',
  'session-ended/everywhere': 'auth.trail.endedEverywhere',
  'account-frozen': 'auth.trail.frozen',
  'account-unfrozen': 'auth.trail.unfrozen',
  'bet-refused': 'auth.trail.betRefused',
  'bet-refused/above-maximum': 'auth.trail.betAbove',
  'bet-refused/below-minimum': 'auth.trail.betBelow',
  'bet-refused/limit-reached': 'auth.trail.betLimit',
};

/** The text of an event; unknown kinds have a general one. */
export function trailWords({ kind, reason }: Pick<TrailEvent, 'kind' | 'reason'>): MessageId {
  return words[`${kind}/${reason}`] ?? words[kind] ?? 'auth.trail.other';
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
export function isWarning({ kind }: Pick<TrailEvent, 'kind'>): boolean {
  return warnings.includes(kind);
}

/** The events by day, both as they came: newest first. @param dayOf names the day of a time. */
export function byDay(
  events: readonly TrailEvent[],
  dayOf: (ms: number) => string,
): { readonly day: string; readonly events: readonly TrailEvent[] }[] {
  const days: { day: string; events: TrailEvent[] }[] = [];
  for (const event of events) {
    const day = dayOf(event.at);
    const last = days.at(-1);
    if (last?.day === day) last.events.push(event);
    else days.push({ day, events: [event] });
  }
  return days;
}

import { type Call, contract } from '@lobby/api-client/contract';
import type { ResultName } from '@lobby/api-client/result-codes';
import { publicSessionId } from '@lobby/platform-identity/sessions/sessions';
import { md5 } from '../client/test-client.ts';
import { testWithdrawalPassword } from '../money/test-withdrawals.ts';
import { codeSubject, type Holder, otherSession, type Proof, type Source } from './code-sources.ts';

const { bankCard, userBinding: bind, userPasskeys, userRecovery: forget, userSession, withdraw } = contract;
const { withdrawalPassword } = contract;

/** One place of one call that a code or ticket is used in. */
export interface CodeUse {
  readonly call: Call;
  /** The one it takes. */
  readonly takes: Source;
  /** What the call needs besides, which is right. */
  readonly also?: Source;
  /** What the right one leads to, unless success. */
  readonly then?: ResultName;
  /** The member has no phone. */
  readonly phoneless?: boolean;
  request(proof: Proof, holder: Holder, also: Proof): object;
}

const vias = ['phone', 'email'] as const;
const password = { password: md5('better2026'), secondPassword: md5('better2026') };
const passwords = { ...password, oldPassword: md5('lobby2026x') };
const digits = { password: md5('314159'), secondPassword: md5('314159') };

/** A call that one type of code confirms, sent to the phone or to the mailbox. */
function confirmed(
  call: Call,
  type: 8 | 9 | 10 | 11 | 12 | 13 | 14,
  request: object,
  then?: ResultName,
): CodeUse[] {
  return vias.map(via => ({
    call,
    takes: `${type} ${via}`,
    ...(then ? { then } : {}),
    request: proof => ({ ...request, confirmation: { via, ...proof } }),
  }));
}

/** Every call that uses codes up, once for each way to confirm it. Those that change sessions are the last. */
export const codeUses: readonly CodeUse[] = [
  {
    call: bind.bindPhone,
    takes: '4 phone',
    also: '5 phone',
    request: (proof, { nextPhone: phone }, also) => ({
      phone,
      ...proof,
      confirmation: { via: 'phone', ...also },
    }),
  },
  {
    call: bind.bindEmail,
    takes: '4 email',
    also: '6 email',
    request: (proof, { nextEmail: email }, also) => ({
      email,
      ...proof,
      confirmation: { via: 'email', ...also },
    }),
  },
  ...vias.flatMap((via): CodeUse[] => [
    {
      call: bind.bindPhone,
      takes: `5 ${via}`,
      also: '4 phone',
      request: (proof, { nextPhone: phone }, also) => ({ phone, ...also, confirmation: { via, ...proof } }),
    },
    {
      call: bind.bindEmail,
      takes: `6 ${via}`,
      also: '4 email',
      request: (proof, { nextEmail: email }, also) => ({ email, ...also, confirmation: { via, ...proof } }),
    },
  ]),
  {
    call: bind.bindFromDeposit,
    takes: '4 phone',
    also: '5 email',
    phoneless: true,
    request: (proof, { nextPhone: phone }, also) => ({
      realName: '林乔',
      phone,
      ...proof,
      confirmation: { via: 'email', ...also },
    }),
  },
  {
    call: bind.bindFromDeposit,
    takes: '5 email',
    also: '4 phone',
    phoneless: true,
    request: (proof, { nextPhone: phone }, also) => ({
      realName: '林乔',
      phone,
      ...also,
      confirmation: { via: 'email', ...proof },
    }),
  },
  { call: bind.bindPasswordByPhone, takes: '7 phone', request: proof => ({ ...passwords, ...proof }) },
  { call: bind.bindPasswordByEmail, takes: '7 email', request: proof => ({ ...passwords, ...proof }) },
  ...confirmed(userPasskeys.passkeyRegistration, 8, {}),
  ...confirmed(userPasskeys.removePasskey, 9, { id: 'none' }, 'not-found'),
  ...confirmed(withdraw.withdrawNew, 12, codeSubject),
  ...confirmed(bankCard.addAccount, 10, { kind: 'bank', number: '6222021200000000013' }),
  ...confirmed(bankCard.setDefaultAccount, 14, { id: codeSubject.accountId }),
  ...confirmed(bankCard.removeAccount, 13, { id: codeSubject.accountId }),
  ...confirmed(withdrawalPassword.setWithdrawalPassword, 11, {
    ...digits,
    oldPassword: md5(testWithdrawalPassword),
  }),
  ...vias.flatMap((via): CodeUse[] => [
    {
      call: withdrawalPassword.checkWithdrawalPasswordCode,
      takes: `15 ${via}`,
      request: proof => ({ via, ...proof }),
    },
    {
      call: withdrawalPassword.resetWithdrawalPassword,
      takes: `15 ${via} proven`,
      request: ({ ticket }) => ({ ...digits, via, ticket }),
    },
  ]),
  {
    call: userSession.login,
    takes: 'new device',
    request: ({ ticket, code }, { member }) => ({ ...login(member.name, ticket), code }),
  },
  {
    call: userSession.login,
    takes: 'device-limit',
    request: ({ ticket }, { member: { name, userId } }) => ({
      ...login(name, ticket),
      endSession: publicSessionId(otherSession(userId, 1)),
    }),
  },
  {
    call: forget.forgetByPhoneTwo,
    takes: 'recovery phone',
    request: (proof, { member: { name }, phone }) => ({ name, phone, ...proof }),
  },
  {
    call: forget.forgetByEmailTwo,
    takes: 'recovery email',
    request: (proof, { member: { name }, email }) => ({ name, email, ...proof }),
  },
  {
    call: forget.forgetByPhoneThree,
    takes: 'recovery phone proven',
    request: ({ ticket }, { member: { name }, phone }) => ({ name, phone, ticket, ...password }),
  },
  {
    call: forget.forgetByEmailThree,
    takes: 'recovery email proven',
    request: ({ ticket }, { member: { name }, email }) => ({ name, email, ticket, ...password }),
  },
];

function login(name: string, ticket: string) {
  return { name, password: md5('lobby2026x'), kaptchcate: 99, codeId: ticket };
}

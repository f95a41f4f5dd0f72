import { networkOf } from '../../http/caller-address.ts';
import type { Limits } from '../../http/limits.ts';

/** This many tries in a quarter of an hour are free; the next ones ask for a captcha. */
const freeFailures = 2;

/** A try to log in that is under way. */
export interface LoginTry {
  /** Its name or its address has failed before, more often than a person mistypes. */
  readonly suspicious: boolean;
  /** Tries on this name in a quarter of an hour that did not succeed, this one aside. */
  readonly earlierFailures: number;
  /** Spends the budget of tries, once it is known that a person is there. @throws Refusal 'frequent-submission'. */
  spend(): Promise<void>;
  /** Nothing was tried: a captcha was asked for first. */
  forget(): Promise<void>;
  /** It was the member: only failures count. */
  succeed(): Promise<void>;
}

/**
 * Two counts that know nothing of each other: one address on many names, and many addresses on one name.
 * A try counts from its beginning, so that a hundred at once do not all find an empty count.
 */
export async function beginTry(limits: Limits, ip: string, account: string): Promise<LoginTry> {
  const address = networkOf(ip);
  const ofAddress = await limits.failuresPerAddress.add(address);
  const ofAccount = await limits.failuresPerAccount.add(account);
  const forget = async () => {
    await limits.failuresPerAddress.takeBack(address);
    await limits.failuresPerAccount.takeBack(account);
  };
  return {
    earlierFailures: ofAccount - 1,
    suspicious: Math.max(ofAddress, ofAccount) > freeFailures,
    async spend() {
      await limits.triesPerAddress.spend(address);
      await limits.triesPerAccount.spend(account);
    },
    forget,
    async succeed() {
      await forget();
      await limits.triesPerAddress.refund(address);
      await limits.triesPerAccount.refund(account);
    },
  };
}

import { priceOf } from '@lobby/captcha';
import { networkOf } from '@lobby/platform-kernel/calls/caller-network';
import type { Limit, Limits, TakeBack } from '@lobby/platform-kernel/calls/limits';

/** This many failures in a quarter of an hour are free; the next try asks for a captcha. */
const freeFailures = 2;

/** Who tries to log in, and from where. */
export interface Trier {
  readonly siteId: string;
  readonly nameKey: string;
  readonly ip: string;
  readonly deviceId: string;
  /** The member has logged in or verified a code on this device: it has a budget that other callers cannot exhaust. */
  readonly ownDevice: boolean;
}

/** A try that is under way. */
export interface LoginTry {
  /** A captcha has to come with it. */
  readonly suspicious: boolean;
  /** How much work that captcha has to carry. */
  readonly bits: number;
  /** Failures of a quarter of an hour, this try aside: of the name, or on a device of its own those of the device. */
  readonly earlierFailures: number;
  /** Takes a place in the budgets, once it is known that a person is there. @throws Refusal 'frequent-submission'. */
  spend(): Promise<void>;
}

/**
 * Runs `compare` as a counted login try (docs/designs.md#counting-login-tries). The count is given back unless a
 * password was compared and was wrong.
 * @returns whether the password was right.
 */
export async function countedTry(
  limits: Limits,
  baseBits: number,
  trier: Trier,
  compare: (attempt: LoginTry) => Promise<boolean>,
): Promise<boolean> {
  const { siteId, nameKey, deviceId, ownDevice } = trier;
  const network = networkOf(trier.ip);
  const undo: TakeBack[] = [];
  const giveBack = () => Promise.all(undo.map(each => each()));

  async function count(...key: string[]): Promise<number> {
    const text = JSON.stringify(key);
    const { count, takeBack } = await limits.loginFailures.add(text);
    undo.push(takeBack);
    return count;
  }
  async function spend<Key extends string>(budget: Limit<Key>, key: Key): Promise<void> {
    undo.push(await budget.spend(key));
  }

  let right: boolean;
  try {
    const own = [siteId, nameKey, ownDevice ? deviceId : network];
    const ofName = ownDevice ? await count('device', ...own) : await count('name', siteId, nameKey);
    const counted = ownDevice ? ofName : Math.max(ofName, await count('network', network));
    right = await compare({
      suspicious: counted > freeFailures,
      bits: priceOf(counted - 1, baseBits),
      earlierFailures: ofName - 1,
      async spend() {
        if (!ownDevice) await spend(limits.loginTriesPerNetwork, network);
        await spend(limits.loginTries, JSON.stringify([ownDevice ? 'device' : 'network', ...own]));
      },
    });
  } catch (error) {
    await giveBack();
    throw error;
  }
  if (right) await giveBack();
  return right;
}

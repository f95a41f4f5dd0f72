import type { WheelShape } from '@lobby/api-client/contract/act/promotion-shape';
import { commitmentOf, fromHex, spinWheel } from '@lobby/draws';
import { type RuleOf, stopsOf } from '@lobby/funds/promotions';

export type Spin = WheelShape['spins'][number];

/** A spin, drawn again in this browser. */
interface SpinCheck {
  /** SHA-256 of the revealed seed. */
  readonly hash: string;
  /** Where the wheel stops by the revealed values. */
  readonly stop: number;
  /** Whether the hash is what was committed to before the spin; unknown: this page did not see that. */
  readonly commitment: 'passed' | 'failed' | 'unknown';
  /** Whether it is where the platform says that the wheel stopped. */
  readonly outcome: 'passed' | 'failed';
}

/** Draws a spin again from what was revealed of it. @param seen what was committed to, as this page received it before. */
export function checkSpin(rule: RuleOf<'draw'>, spin: Spin, seen: string | undefined): SpinCheck {
  const server = fromHex(spin.server);
  const hash = commitmentOf(server);
  const stop = spinWheel({ server, client: spin.client, nonce: spin.number }, stopsOf(rule));
  return {
    ...{ hash, stop },
    commitment: seen === undefined ? 'unknown' : seen === hash ? 'passed' : 'failed',
    outcome: stop === spin.stop ? 'passed' : 'failed',
  };
}

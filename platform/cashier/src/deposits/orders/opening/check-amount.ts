import { formatYuan, readAmount } from '@lobby/money';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import type { Channel } from '../../../providers/channel.ts';

/**
 * Reads an amount that a channel takes. @returns fen.
 * @throws Refusal 'invalid-parameter', with the reason and the limit where it is one.
 */
export function checkAmount({ min, max }: Pick<Channel, 'min' | 'max'>, text: string): bigint {
  const read = readAmount(text);
  if ('problem' in read && read.problem !== 'zero') throw new Refusal('invalid-parameter');
  const fen = 'fen' in read ? read.fen : 0n;
  if (fen < min) {
    throw new Refusal('invalid-parameter', {
      reason: 'deposit-under-minimum',
      data: { min: formatYuan(min) },
    });
  }
  if (fen > max) {
    throw new Refusal('invalid-parameter', {
      reason: 'deposit-over-maximum',
      data: { max: formatYuan(max) },
    });
  }
  return fen;
}

import { createHmac, randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { boundedQueue } from '@lobby/platform-kernel/calls/bounded-queue';
import type { Passwords } from '@lobby/platform-kernel/domain/passwords';
import { hash, verify } from '@node-rs/argon2';

/** The least that OWASP asks: 19 MiB, two passes, one lane. The library's default algorithm is argon2id. */
export const leastCost: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Argon2's parameters: KiB, passes, lanes. */
export interface PasswordCost {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** Tests hash at a lower `cost`; a stored hash records its own, so both kinds can be verified. */
export async function createPasswords(
  pepper: Buffer,
  {
    limits = defaultLimits(),
    cost = leastCost,
  }: { limits?: ReturnType<typeof defaultLimits>; cost?: PasswordCost | undefined } = {},
): Promise<Passwords> {
  const seasoned = (md5: string) => createHmac('sha256', pepper).update(md5).digest('base64');
  const nobody = await hash(randomBytes(32).toString('base64'), cost);
  // Hashing is the platform's dearest work: few at once, a short queue, and a plain "busy" for the rest.
  const inTurn = boundedQueue(limits);
  return {
    hash: md5 => inTurn(() => hash(seasoned(md5), cost)),
    async matches(stored, md5) {
      const same = await inTurn(() => verify(stored ?? nobody, seasoned(md5)));
      return stored !== undefined && same;
    },
  };
}

function defaultLimits() {
  return { atOnce: Math.max(1, availableParallelism() - 1), waiting: 64 };
}

import { createHmac, randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
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
  const inTurn = boundedQueue(limits.atOnce, limits.waiting);
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

/** Hashing is the platform's dearest work: few at once, a short queue, and a plain "busy" for the rest. */
function boundedQueue(atOnce: number, waiting: number) {
  let running = 0;
  const queue: (() => void)[] = [];
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw new Refusal('system-busy');
      // A finished call hands its slot to the next one, so `running` is unchanged.
      await new Promise<void>(resolve => queue.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

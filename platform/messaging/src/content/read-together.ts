import { contract } from '@lobby/api-client/contract';
import { implement } from '@lobby/platform-kernel/calls/implement';

/**
 * Several reading calls of one caller, answered one after the other: they hold one place among the calls in hand, so
 * they use one connection to the database at a time, of those that money calls need too.
 */
export const readTogether = implement(contract.together.readTogether, async ({ calls }, ctx) => {
  const answers: { status_code: number; data: unknown; message: string }[] = [];
  for (const { path, body } of calls) answers.push({ ...(await ctx.readAlso(path, body)) });
  return { answers };
});

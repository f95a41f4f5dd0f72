import { contract } from '@lobby/api-client/contract';
import { implement } from '../http/implement.ts';

/** Several reading calls of one caller, answered side by side. */
export const readTogether = implement(contract.together.readTogether, async ({ calls }, ctx) => ({
  answers: await Promise.all(calls.map(async ({ path, body }) => ({ ...(await ctx.readAlso(path, body)) }))),
}));

import { resultOf, type ShownRound } from './result-of.ts';
import type { ToldResult } from './told-result.ts';

type Told<Round> = Omit<Round, 'shown'> & { readonly result: ToldResult | undefined };

/** Rounds with what they came to. One whose events cannot be read is told without it: its money counts. */
export function tellResults<Round extends { readonly id: string; readonly shown: ShownRound }>(
  rounds: readonly Round[],
  onTrouble: (error: unknown) => void,
): Promise<Told<Round>[]> {
  return Promise.all(
    rounds.map(async ({ shown, ...round }) => {
      const result = await resultOf(shown).catch((cause: unknown) => {
        onTrouble(new Error(`What round ${round.id} came to cannot be told.`, { cause }));
        return undefined;
      });
      return { ...round, result };
    }),
  );
}

import { withTimeout } from '@lobby/platform-kernel/time/with-timeout';
import { answerMs, type SagaDeps } from '../saga/process-due.ts';

/**
 * Ends what a member has open at venues: a round under way is settled, and no other begins.
 * @returns the venues that did not answer.
 */
export async function endGames(
  { venues, log }: Pick<SagaDeps, 'venues' | 'log'>,
  memberId: string,
  codes: readonly string[] = [...venues.keys()],
): Promise<string[]> {
  const ended = await Promise.all(
    codes.map(async venue => {
      const games = venues.get(venue)?.games;
      try {
        await (games && withTimeout(games.endSession(memberId), answerMs, 'the venue'));
        return [];
      } catch (error) {
        log.warn({ err: error, venue }, 'a venue did not end what a member has open');
        return [venue];
      }
    }),
  );
  return ended.flat();
}

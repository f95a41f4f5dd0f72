import type { Platform } from '@lobby/platform-kernel/domain/domain';
import { gameReturns, type ReturnDeps, spans } from './game-returns.ts';

/** Notes every game that left its band, and says so once in the log, whichever server saw it; and that it came back. */
export async function watchReturns(deps: ReturnDeps & Pick<Platform, 'log'>): Promise<void> {
  const { db, clock, log } = deps;
  for (const { venue, game, spans: measured } of await gameReturns(deps)) {
    for (const span of spans) {
      const { verdict, measured: percent, from, to, rounds } = measured[span];
      const key = { venue, game: game.code, span };
      if (verdict === 'above' || verdict === 'below') {
        const fresh = await db
          .insertInto('venue_return_alarms')
          .values({ ...key, since: BigInt(clock.now()) })
          .onConflict(conflict => conflict.doNothing())
          .returning('since')
          .executeTakeFirst();
        if (fresh)
          log.error({ ...key, percent, from, to, rounds }, 'the return of a game is outside its band');
        continue;
      }
      const ended = await db
        .deleteFrom('venue_return_alarms')
        .where('venue', '=', venue)
        .where('game', '=', game.code)
        .where('span', '=', span)
        .returning('since')
        .executeTakeFirst();
      if (ended) log.info({ ...key, percent, from, to, rounds }, 'the return of a game is in its band again');
    }
  }
}

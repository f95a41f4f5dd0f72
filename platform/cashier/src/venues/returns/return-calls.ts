import { contract } from '@lobby/api-client/contract';
import { formatYuan } from '@lobby/money';
import { type Implementation, implement } from '@lobby/platform-kernel/calls/implement';
import { localeOf } from '@lobby/platform-kernel/calls/locale';
import { nameOf } from '../directory/venue-list.ts';
import { gameReturns, type Measured, type ReturnDeps } from './game-returns.ts';

/** What anybody may read of the returns of games. */
export const returnCalls = (deps: ReturnDeps): readonly Implementation[] => [
  implement(contract.venue.getGameReturns, async ({ langx }) => {
    const returns = await gameReturns(deps);
    return returns.map(({ venue, game: { code, names, returnPercent }, spans }) => ({
      ...{ channelCode: venue, venueName: nameOf(venue, langx), gameCode: code },
      ...{ name: names[localeOf(langx)], returnPercent },
      ...{ days30: told(spans.days30), all: told(spans.all) },
    }));
  }),
];

function told({ rounds, staked, returned, measured: percent, from, to, verdict }: Measured) {
  return {
    ...{ rounds, staked: formatYuan(staked), returned: formatYuan(returned), percent, from, to },
    verdict,
  };
}

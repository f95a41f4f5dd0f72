import type { OrderRefusalReason } from '@lobby/api-client/contract/game/sportsbook';
import { type SeriesProblem, seriesProblems } from '@lobby/betting';
import { eventOf } from '@lobby/fixtures';
import { sportOf } from '../sports/sports.ts';
import type { LegFault, WantedTicket } from './order.ts';

const reasons: Record<SeriesProblem['rule'], OrderRefusalReason> = {
  'same-match': 'same-match',
  'same-event': 'same-event',
  'same-team': 'same-team',
  champion: 'not-combinable',
  'not-combinable': 'not-combinable',
  'seven-days': 'seven-days',
  'too-few': 'too-few-legs',
  'too-many': 'too-many-legs',
};

/** Why these legs may not be one ticket at `now`; undefined when they may. The rules are those the slip shows. */
export function combineLegs(
  { legs }: Pick<WantedTicket, 'legs'>,
  now: number,
): { readonly refusal: OrderRefusalReason; readonly faults: readonly LegFault[] } | undefined {
  if (legs.length === 1) return undefined;
  const [problem] = seriesProblems(
    legs.map(({ gid, match, selection }, at) => {
      const { least, most } = sportOf(match).limits.legs;
      return {
        key: String(at),
        gid,
        gide: match.id,
        gidm: eventOf(match),
        gtype: match.gtype,
        wtype: selection.market.wtype,
        kickoff: match.kickoff,
        teamIds: [match.homeId, match.awayId] as const,
        parMin: least,
        parMax: most,
      };
    }),
    now,
  );
  if (!problem) return undefined;
  const refusal = reasons[problem.rule];
  return {
    refusal,
    faults: problem.keys.map(key => ({ gid: legs[Number(key)]?.gid ?? '', reason: refusal })),
  };
}

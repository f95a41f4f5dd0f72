import type { OrderRefusalReason } from '@lobby/api-client/contract/sportsbook';
import { type SeriesProblem, selectionKey, seriesProblems } from '@lobby/betting';
import { parlayLimits } from '../risk/limits.ts';
import type { LegFault } from './offer.ts';
import type { WantedTicket } from './order.ts';

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

/** Why these legs may not be one ticket; undefined when they may. The rules are those the slip shows. */
export function combineLegs({
  legs,
}: Pick<WantedTicket, 'legs'>):
  | { readonly refusal: OrderRefusalReason; readonly faults: readonly LegFault[] }
  | undefined {
  if (legs.length === 1) return undefined;
  const byKey = new Map<string, string>();
  const [problem] = seriesProblems(
    legs.map(({ gid, match, selection }, at) => {
      const key = `${at}/${selectionKey(gid, selection.market.wtype, selection.pick.rtype)}`;
      byKey.set(key, gid);
      const { least, most } = parlayLimits(match);
      return {
        key,
        gid,
        gide: match.id,
        gtype: match.gtype,
        wtype: selection.market.wtype,
        kickoff: match.kickoff,
        teams: [match.homeId, match.awayId] as const,
        parMin: least,
        parMax: most,
      };
    }),
  );
  if (!problem) return undefined;
  const refusal = reasons[problem.rule];
  return { refusal, faults: problem.keys.map(key => ({ gid: byKey.get(key) ?? '', reason: refusal })) };
}

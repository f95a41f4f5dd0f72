import type { CallSportsbook } from '@lobby/api/endpoints/sportsbook';
import { sharedSlipMethods } from '@lobby/api-client/contract/game/shared-slips';
import { strongOf } from '@lobby/betting';
import { championType, readSport } from '@lobby/sports';
import type { SharesPort } from './shares.ts';
import { wireSelectionOf } from './wire-prices.ts';

/** Shared slips over the sportsbook's calls. */
export function sharesOverWire(call: CallSportsbook): SharesPort {
  return {
    async share({ form, sizes, selections }) {
      const answer = await call(sharedSlipMethods.share, {
        form: form === 'systems' ? 'system' : form,
        folds: sizes.map(each => [...each]),
        picks: selections.flatMap(({ selection, price, line, strong }) => {
          const { gtype, ...pick } = wireSelectionOf(selection);
          // Runners of an outright are not shared: a code holds picks of matches.
          if (gtype === championType) return [];
          return [{ ...pick, gtype, odd_f_type: price.format, ioratio: price.odds, ratio: line, strong }];
        }),
      });
      if (!answer.ok) return answer;
      return { ok: true, code: answer.data.code, expiresAt: answer.data.expires_at };
    },

    async open(code) {
      const answer = await call(sharedSlipMethods.open, { code });
      if (!answer.ok) return { kind: 'failure', failure: answer.failure };
      const { data } = answer;
      if (data.status !== 'found') return { kind: data.status };
      const selections = data.picks.map(pick => ({
        ecid: pick.ecid,
        gtype: readSport(pick),
        wtype: pick.wtype,
        rtype: pick.rtype,
        price: { format: pick.odd_f_type, odds: pick.ioratio },
        line: pick.ratio,
        strong: strongOf(pick.strong),
        teamH: pick.team_h,
        teamC: pick.team_c,
      }));
      const form = data.form === 'system' ? 'systems' : data.form;
      return { kind: 'found', slip: { form, sizes: data.folds, selections } };
    },
  };
}

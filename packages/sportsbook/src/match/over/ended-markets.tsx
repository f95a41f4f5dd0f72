import type { WireEndedMatch } from '@lobby/api-client/contract/game/sportsbook';
import { intervalOf, marketByWtype, quarterOf } from '@lobby/betting';
import { nameBet } from '@lobby/betting/names';
import { useText } from '@lobby/i18n';
import { codeOf } from '@lobby/sports';
import { Panel } from '@lobby/ui-kit/panel';
import { sportsbookMessages } from '../../messages/index.ts';
import css from './match-over.module.css';

type Settled = WireEndedMatch['settled'][number];

/** What the markets of a match without a line came to: the whole match first, then its parts as they were played. */
export function EndedMarkets({ of }: { of: WireEndedMatch }) {
  const t = useText(sportsbookMessages);
  const { teamH, teamC, settled } = of;
  const gtype = codeOf(of);
  const known = settled.filter(({ wtype }) => marketByWtype(wtype));
  if (known.length === 0) return null;
  const name = (wtype: string, rtype: string) =>
    nameBet(t, { ...{ gtype, wtype, rtype, teamH, teamC, line: '', strong: '' } });
  return (
    <Panel heading={t('sportsbook.over.markets')} content="rows">
      <dl className={css.markets}>
        {[...known].sort(byPart).map(({ wtype, won }) => (
          <div key={wtype} className={css.market}>
            {/* Any pick of a market names it. */}
            <dt>{name(wtype, marketByWtype(wtype)?.picks[0]?.rtype ?? '').market}</dt>
            <dd>
              {won.length === 0
                ? t('sportsbook.over.returned')
                : won.map(rtype => name(wtype, rtype).pick).join(t('sportsbook.over.comma'))}
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

function byPart(one: Settled, other: Settled): number {
  return placeOf(one) - placeOf(other);
}

function placeOf({ wtype }: Settled): number {
  const period = marketByWtype(wtype)?.period ?? 'full';
  if (period === 'full') return 0;
  if (period === 'half') return 1;
  return 1 + (quarterOf(period) ?? intervalOf(period) ?? 0);
}

import type { WireEndedMatch } from '@lobby/api-client/contract/game/sportsbook';
import { intervalOf, marketByWtype, quarterOf } from '@lobby/betting';
import { nameBet } from '@lobby/betting/names';
import { useText } from '@lobby/i18n';
import { codeOf } from '@lobby/sports';
import { Panel } from '@lobby/ui-kit/panel';
import { sportsbookMessages } from '../../messages/index.ts';
import css from './match-over.module.css';

type Settled = WireEndedMatch['settled'][number];

/**
 * What the markets of a match came to, those with a line by their last one before it: the whole match first, then its
 * parts as they were played.
 */
export function EndedMarkets({ of }: { of: WireEndedMatch }) {
  const t = useText(sportsbookMessages);
  const { teamH, teamC, settled } = of;
  const gtype = codeOf(of);
  const known = settled.filter(({ wtype }) => marketByWtype(wtype));
  if (known.length === 0) return null;
  const name = ({ wtype, line, strong }: Settled, rtype: string) =>
    nameBet(t, { ...{ gtype, wtype, rtype, teamH, teamC, line, strong } });
  const nameWinner = (market: Settled, rtype: string) => {
    const { pick, line } = name(market, rtype);
    return [pick, line, market.half && t('betting.grade.LW')].filter(Boolean).join(' ');
  };
  /** Any pick of a market names it; where all stakes came back, its line stands here. */
  const headingOf = (settled: Settled) => {
    const { market, line } = name(settled, marketByWtype(settled.wtype)?.picks[0]?.rtype ?? '');
    return settled.won.length === 0 && line ? `${market} ${line}` : market;
  };
  return (
    <Panel
      heading={t('sportsbook.over.markets')}
      intro={known.some(({ line }) => line) && t('sportsbook.over.closing')}
      content="rows"
    >
      <dl className={css.markets}>
        {[...known].sort(byPart).map(market => (
          <div key={market.wtype} className={css.market}>
            <dt>{headingOf(market)}</dt>
            <dd>
              {market.won.length === 0
                ? t('sportsbook.over.returned')
                : market.won.map(rtype => nameWinner(market, rtype)).join(t('sportsbook.over.comma'))}
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

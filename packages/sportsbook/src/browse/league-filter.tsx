import { useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { Checkbox } from '@lobby/ui-kit/checkbox';
import { Dialog } from '@lobby/ui-kit/dialog';
import { useState } from 'react';
import { sportsbookMessages } from '../messages/index.ts';
import css from './league-filter.module.css';

/** A league of the list with its number of matches. */
export interface LeagueChoice {
  readonly id: string;
  readonly name: string;
  readonly count: number;
}

interface LeagueFilterProps {
  readonly leagues: readonly LeagueChoice[];
  /** Empty = all. */
  readonly chosen: ReadonlySet<string>;
  onApply(chosen: ReadonlySet<string>): void;
  onClose(): void;
}

/** The provider's `league_limit`: a filter names at most so many; every league is no filter. */
export const leagueLimit = 8;

/**
 * Which leagues of the list are shown. Nothing changes until it is applied. A list without a filter is one in which
 * every league is ticked; none ticked cannot be applied.
 */
export function LeagueFilter({ leagues, chosen, onApply, onClose }: LeagueFilterProps) {
  const t = useText(sportsbookMessages);
  const offered = leagues.map(league => league.id);
  // Undefined is every league, those that appear meanwhile as well.
  const [choice, setChoice] = useState(() => (chosen.size > 0 ? chosen : undefined));
  const ticked = new Set(choice ? offered.filter(id => choice.has(id)) : offered);
  const isAll = ticked.size === offered.length;
  const wrong =
    ticked.size === 0
      ? t('sportsbook.filter.atLeastOne')
      : !isAll && ticked.size > leagueLimit
        ? t('sportsbook.filter.atMost', { most: leagueLimit })
        : undefined;
  return (
    <Dialog
      open
      size="l"
      title={t('sportsbook.filter.league')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('sportsbook.filter.cancel')}</Button>
          <Button
            variant="primary"
            disabledLook={wrong !== undefined}
            reason={wrong}
            onClick={() => wrong === undefined && onApply(isAll ? new Set() : ticked)}
          >
            {t('sportsbook.filter.apply')}
          </Button>
        </>
      }
    >
      {leagues.length === 0 ? (
        <p className={css.none}>{t('sportsbook.filter.none')}</p>
      ) : (
        <>
          <div className={css.all}>
            <Button size="s" disabledLook={isAll} onClick={() => setChoice(undefined)}>
              {t('sportsbook.filter.selectAll')}
            </Button>
            <Button size="s" disabledLook={ticked.size === 0} onClick={() => setChoice(new Set())}>
              {t('sportsbook.filter.selectNone')}
            </Button>
            <Button size="s" onClick={() => setChoice(new Set(offered.filter(id => !ticked.has(id))))}>
              {t('sportsbook.filter.invert')}
            </Button>
            <span className={css.count} role="status">
              {wrong ?? t('sportsbook.filter.ticked', { count: ticked.size, of: offered.length })}
            </span>
          </div>
          {offered.length > leagueLimit && (
            <p className={css.limit}>{t('sportsbook.filter.limit', { most: leagueLimit })}</p>
          )}
          <ul className={css.leagues}>
            {leagues.map(league => (
              <li key={league.id}>
                <Checkbox
                  checked={ticked.has(league.id)}
                  onChange={on => setChoice(withTick(ticked, league.id, on))}
                >
                  {league.name} <span className={css.count}>{league.count}</span>
                </Checkbox>
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}

function withTick(ticked: ReadonlySet<string>, id: string, on: boolean): ReadonlySet<string> {
  const next = new Set(ticked);
  if (on) next.add(id);
  else next.delete(id);
  return next;
}

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

/** Which leagues of the list are shown. Nothing changes until it is applied; none or all ticked means every league. */
export function LeagueFilter({ leagues, chosen, onApply, onClose }: LeagueFilterProps) {
  const t = useText(sportsbookMessages);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(chosen);
  const isAll = ticked.size === leagues.length;
  return (
    <Dialog
      open
      size="l"
      title={t('sportsbook.filter.league')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => setTicked(isAll ? new Set() : new Set(leagues.map(league => league.id)))}>
            {isAll ? t('sportsbook.filter.clear') : t('sportsbook.filter.selectAll')}
          </Button>
          <Button variant="primary" onClick={() => onApply(isAll ? new Set() : ticked)}>
            {t('sportsbook.filter.apply')}
          </Button>
        </>
      }
    >
      {leagues.length === 0 ? (
        <p className={css.none}>{t('sportsbook.filter.none')}</p>
      ) : (
        <ul className={css.leagues}>
          {leagues.map(league => (
            <li key={league.id}>
              <Checkbox
                checked={ticked.has(league.id)}
                onChange={on => setTicked(withTick(ticked, league.id, on))}
              >
                {league.name} <span className={css.count}>{league.count}</span>
              </Checkbox>
            </li>
          ))}
        </ul>
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

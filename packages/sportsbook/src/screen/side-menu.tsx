import { nameSport } from '@lobby/betting/names';
import { useText } from '@lobby/i18n';
import { championType, type SportCode, sports } from '@lobby/sports';
import { Crest } from '@lobby/ui-kit/crest';
import { Icon, type IconName } from '@lobby/ui-kit/icon';
import type { Counts } from '../feed/counts-feed.ts';
import { inLeagueOrder } from '../list/league-order.ts';
import { sportsbookMessages } from '../messages/index.ts';
import { type BrowseQuery, showsOf, withShow } from '../query/use-browse-query.ts';
import css from './side-menu.module.css';

interface SideMenuProps {
  readonly query: BrowseQuery;
  readonly counts: Counts | undefined;
  readonly leagues: ReadonlySet<string>;
  onGo(next: BrowseQuery): void;
  onLeagues(ids: ReadonlySet<string>): void;
}

const championShows = ['today', 'early'] as const;

/** The left column: sports and market types with their counts, quick league filters. */
export function SideMenu({ query, counts, leagues, onGo, onLeagues }: SideMenuProps) {
  const t = useText(sportsbookMessages);
  const quick = (counts?.leagues ?? [])
    .filter(league => league.quick && league.sport === query.sport)
    .sort(inLeagueOrder([]));
  return (
    <nav className={css.menu} aria-label={t('sportsbook.menu')}>
      <h2 className={css.title}>{t('sportsbook.sports')}</h2>
      <ul>
        {Object.values(sports).map(({ code, icon }) => (
          <li key={code}>
            <MenuButton
              isOn={query.sport === code}
              icon={icon}
              label={nameSport(t, code)}
              count={totalOf(counts, code)}
              onPress={() => onGo({ ...query, sport: code, match: '' })}
            />
            {query.sport === code && (
              <ul className={css.shows} aria-label={t('sportsbook.shows')}>
                {showsOf(code).map(show => (
                  <li key={show}>
                    <MenuButton
                      isOn={query.show === show}
                      label={t(`sportsbook.show.${show}`)}
                      count={counts?.bySport[code][show]}
                      onPress={() => onGo({ ...withShow(query, show), match: '' })}
                    />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
        <li>
          <MenuButton
            isOn={query.sport === championType}
            icon="champion"
            label={nameSport(t, championType)}
            count={counts?.champions && counts.champions.today + counts.champions.early}
            onPress={() => onGo({ ...query, sport: championType, date: '', match: '' })}
          />
          {query.sport === championType && (
            <ul className={css.shows} aria-label={t('sportsbook.shows')}>
              {championShows.map(show => (
                <li key={show}>
                  <MenuButton
                    isOn={show === 'early' ? query.show === 'early' : query.show !== 'early'}
                    label={t(`sportsbook.show.${show}`)}
                    count={counts?.champions?.[show]}
                    onPress={() => onGo({ ...query, show, date: '', match: '' })}
                  />
                </li>
              ))}
            </ul>
          )}
        </li>
      </ul>
      {quick.length > 0 && (
        <>
          <h2 className={css.title}>{t('sportsbook.leagues')}</h2>
          <ul>
            <li>
              <MenuButton
                isOn={leagues.size === 0}
                icon="champion"
                label={t('sportsbook.quick.all')}
                onPress={() => onLeagues(new Set())}
              />
            </li>
            {quick.map(league => (
              <li key={league.id}>
                <MenuButton
                  isOn={leagues.size === 1 && leagues.has(league.id)}
                  league={league.id}
                  label={league.name}
                  count={league.count}
                  onPress={() => onLeagues(new Set([league.id]))}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </nav>
  );
}

interface MenuButtonProps {
  readonly isOn: boolean;
  readonly icon?: IconName;
  /** Its crest stands before the label. */
  readonly league?: string;
  readonly label: string;
  readonly count?: number;
  onPress(): void;
}

function MenuButton({ isOn, icon, league, label, count, onPress }: MenuButtonProps) {
  return (
    <button type="button" className={css.item} aria-current={isOn ? 'true' : undefined} onClick={onPress}>
      {icon && <Icon name={icon} size={18} />}
      {league && <Crest id={league} kind="league" className={css.crest} />}
      <span className={css.label}>{label}</span>
      {count !== undefined && <span className={css.count}>{count}</span>}
    </button>
  );
}

function totalOf(counts: Counts | undefined, sport: SportCode): number | undefined {
  if (!counts) return undefined;
  const { live, today, early } = counts.bySport[sport];
  return live + today + early;
}

import { useText } from '@lobby/i18n';
import { Icon } from '@lobby/ui-kit/icon';
import type { LineUp, Play, Side } from '../feed/play.ts';
import { trackerMessages } from '../messages/index.ts';
import css from './formation.module.css';
import type { PlayerDeeds } from './player-deeds.ts';

interface FormationProps {
  readonly lineUps: NonNullable<Play['lineUps']>;
  readonly teams: Play['teams'];
  readonly deeds: ReadonlyMap<string, PlayerDeeds>;
}

/** Both elevens on the pitch, home from below upwards. For the eye alone: the lists say all of it. */
export function Formation({ lineUps, teams, deeds }: FormationProps) {
  return (
    <div className={css.pitch} aria-hidden="true" translate="no">
      <Half side="away" lineUp={lineUps.away} team={teams.away} deeds={deeds} />
      <Half side="home" lineUp={lineUps.home} team={teams.home} deeds={deeds} />
    </div>
  );
}

interface HalfProps {
  readonly side: Side;
  readonly lineUp: LineUp;
  readonly team: string;
  readonly deeds: FormationProps['deeds'];
}

function Half({ side, lineUp, team, deeds }: HalfProps) {
  const t = useText(trackerMessages);
  const { formation, eleven } = lineUp;
  return (
    <div className={css.half} data-side={side}>
      <svg className={css.marks} aria-hidden="true" viewBox="0 0 100 66" preserveAspectRatio="none">
        <path d="M22 0V14H78V0M37 0V5H63V0" vectorEffect="non-scaling-stroke" />
        <path d="M38 66C38 50 62 50 62 66" vectorEffect="non-scaling-stroke" />
      </svg>
      <p className={css.team}>{t('tracker.formation', { team, formation })}</p>
      {eleven.map(({ id, number, short, place: { x, y } }) => (
        <span key={id} className={css.player} style={placeOn(side, x, y)}>
          <span className={css.shirt}>
            {number}
            <DeedSigns deeds={deeds.get(id)} />
          </span>
          <span className={css.name}>{short}</span>
        </span>
      ))}
    </div>
  );
}

/** What a player did, as small signs beside the number. */
function DeedSigns({ deeds = {} }: { deeds: PlayerDeeds | undefined }) {
  const { goal = [], yellow, red, on, off } = deeds;
  return (
    <>
      {goal.length > 0 && (
        <span className={css.goal}>
          <Icon name="football" size={12} />
          {goal.length > 1 && goal.length}
        </span>
      )}
      {(yellow || red) && <span className={css.card} data-kind={red ? 'red' : 'yellow'} />}
      {(on || off) && <span className={css.change} data-kind={off ? 'off' : 'on'} />}
    </>
  );
}

/** Per cent of a half that is as wide as the pitch: home attacks upwards, away downwards. */
function placeOn(side: Side, x: number, y: number) {
  const along = 4 + x * 0.9;
  return side === 'home'
    ? { insetBlockStart: `${100 - along}%`, insetInlineStart: `${y}%` }
    : { insetBlockStart: `${along}%`, insetInlineStart: `${100 - y}%` };
}

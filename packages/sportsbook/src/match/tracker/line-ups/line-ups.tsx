import { useText } from '@lobby/i18n';
import type { LineUp, Play, Player } from '../feed/play.ts';
import { trackerMessages } from '../messages/index.ts';
import { Formation } from './formation.tsx';
import css from './line-ups.module.css';
import { deedKinds, type PlayerDeeds, playerDeeds } from './player-deeds.ts';

interface LineUpsProps {
  readonly play: Pick<Play, 'events' | 'teams'>;
  readonly lineUps: NonNullable<Play['lineUps']>;
}

/** Who plays: both elevens on the pitch, and below it all players of each side in lists. */
export function LineUps({ play: { events, teams }, lineUps }: LineUpsProps) {
  const t = useText(trackerMessages);
  const deeds = playerDeeds(events);
  return (
    <div className={css.lineUps}>
      <Formation lineUps={lineUps} teams={teams} deeds={deeds} />
      <div className={css.sides}>
        {(['home', 'away'] as const).map(side => (
          <SquadLists key={side} team={teams[side]} lineUp={lineUps[side]} deeds={deeds} />
        ))}
      </div>
      {lineUps.invented && <p className={css.note}>{t('tracker.invented')}</p>}
    </div>
  );
}

interface SquadListsProps {
  readonly team: string;
  readonly lineUp: LineUp;
  readonly deeds: ReadonlyMap<string, PlayerDeeds>;
}

function SquadLists({ team, lineUp: { formation, eleven, bench }, deeds }: SquadListsProps) {
  const t = useText(trackerMessages);
  return (
    <section className={css.side}>
      <h3 className={css.title}>{t('tracker.formation', { team, formation })}</h3>
      <ul aria-label={t('tracker.eleven', { team, formation })}>
        {eleven.map(player => (
          <Row key={player.id} player={player} deeds={deeds.get(player.id)} />
        ))}
      </ul>
      <h4 className={css.subtitle}>{t('tracker.benchTitle')}</h4>
      <ul aria-label={t('tracker.bench', { team })}>
        {bench.map(player => (
          <Row key={player.id} player={player} deeds={deeds.get(player.id)} />
        ))}
      </ul>
    </section>
  );
}

function Row({ player, deeds = {} }: { player: Player; deeds: PlayerDeeds | undefined }) {
  const t = useText(trackerMessages);
  const said = deedKinds.flatMap(kind => {
    const minutes = deeds[kind]?.map(minute => t('tracker.minute', { minute })).join(' ');
    return minutes ? [{ kind, words: t(`tracker.deed.${kind}`, { minutes }) }] : [];
  });
  return (
    <li className={css.row}>
      <span className={css.number}>{player.number}</span>{' '}
      <span className={css.words}>
        {player.name}
        {said.map(({ kind, words }) => (
          <span key={kind} className={css.deed} data-kind={kind}>
            {' '}
            {words}
          </span>
        ))}
      </span>
    </li>
  );
}

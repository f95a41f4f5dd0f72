import { useText } from '@lobby/i18n';
import type { Play } from '../feed/play.ts';
import { trackerMessages } from '../messages/index.ts';
import css from './pitch.module.css';

/** The pitch from above: home attacks to the right. The ball where it was last told, and how near a goal it is. */
export function Pitch({ play }: { play: Play }) {
  const t = useText(trackerMessages);
  const { ball, teams, phase } = play;
  const shots = play.events.filter(({ kind, place }) => place && marked.has(kind)).slice(-mostMarked);
  const zone = ball && t(`tracker.zone.${ball.zone}`);
  const word = phase === 'HT' || phase === 'over' ? t(`tracker.phase.${phase}`) : zone;
  return (
    <figure className={css.pitch} data-side={ball?.side} data-zone={ball?.zone}>
      <svg
        viewBox="0 0 100 64"
        role="img"
        className={css.drawing}
        aria-label={
          ball && zone ? t('tracker.pitch', { team: teams[ball.side], zone }) : t('tracker.pitchQuiet')
        }
      >
        <Marks />
        {ball && ball.zone !== 'still' && <path className={css.push} d={push(ball)} />}
        {shots.map(({ id, kind, side, place = { x: 50, y: 50 } }, at) => (
          <circle
            key={id}
            className={css.shot}
            data-kind={kind}
            data-side={side}
            data-last={at === shots.length - 1 || undefined}
            cx={place.x}
            cy={place.y * 0.64}
            r="1.4"
          />
        ))}
        {ball && (
          <g className={css.ball} style={{ translate: `${ball.place.x}px ${ball.place.y * 0.64}px` }}>
            <circle className={css.halo} r="3.2" />
            <circle r="1.5" />
          </g>
        )}
      </svg>
      <figcaption className={css.caption} aria-hidden="true">
        <span className={css.team} data-active={ball?.side === 'home' || undefined}>
          {teams.home}
        </span>
        {word && <strong className={css.zone}>{word}</strong>}
        <span className={css.team} data-active={ball?.side === 'away' || undefined}>
          {teams.away}
        </span>
      </figcaption>
    </figure>
  );
}

const marked: ReadonlySet<string> = new Set(['goal', 'shot-on', 'shot-off']);
const mostMarked = 6;

/** From the ball to the goal that its side attacks, narrowing. */
function push({ side, place }: NonNullable<Play['ball']>): string {
  const [line, tip] = side === 'home' ? [98, 88] : [2, 12];
  const from = side === 'home' ? Math.min(place.x, 84) : Math.max(place.x, 16);
  return `M${from} 2H${tip}L${line} 20V44L${tip} 62H${from}Z`;
}

/** The lines of a football pitch of 100 × 64. */
function Marks() {
  return (
    <g className={css.marks}>
      {[0, 1, 2, 3, 4, 5].map(at => (
        <rect key={at} className={css.stripe} x={at * 16 + 10} y="2" width="8" height="60" />
      ))}
      <rect x="2" y="2" width="96" height="60" rx="1" />
      <path d="M50 2V62M2 15H17V49H2M98 15H83V49H98M2 24H7V40H2M98 24H93V40H98" />
      <circle cx="50" cy="32" r="8.5" />
    </g>
  );
}

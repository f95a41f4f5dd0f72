import css from './pitch.module.css';

/** The lines of a football pitch of 100 × 64. */
export function Marks() {
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

import type { LivingArtProps } from '@lobby/brand-kit';
import { Planet } from './planet.tsx';
import { placePlanets, skyOf } from './planets.ts';
import { Sun } from './sun.tsx';
import { turning } from './turning.ts';

/** Each match a planet around the sun: once round in ninety minutes from the right, larger with each goal. */
export function LivingOrbits({ className, label, area, matches, draw, drawMore }: LivingArtProps) {
  const { width, height } = area;
  const { sun, tilt, rings } = skyOf(area);
  const { planets, more } = placePlanets(matches, area);
  const outer = rings.at(-1) ?? { rx: 0, ry: 0 };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing of links, no fieldset
    <svg className={className} viewBox={`0 0 ${width} ${height}`} role="group" aria-label={label}>
      <g
        fill="none"
        stroke="var(--color-on-hero)"
        strokeOpacity=".22"
        transform={`translate(${sun.x} ${sun.y}) rotate(${tilt})`}
      >
        {rings.map(({ rx, ry }) => (
          <ellipse key={rx} rx={rx} ry={ry} />
        ))}
        <ellipse
          rx={outer.rx + 12}
          ry={outer.ry + 10}
          strokeWidth="6"
          pathLength="90"
          strokeDasharray=".08 .92"
        />
      </g>
      <Sun {...sun} bezel={turning} />
      {planets.map(({ match, x, y, r }) =>
        draw(match, { x, y, r, body: <Planet x={x} y={y} r={r} goals={match.goals} /> }),
      )}
      {more && drawMore(more.count, more.at)}
    </svg>
  );
}

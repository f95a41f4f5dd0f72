import type { LivingArtProps } from '@lobby/brand-kit';
import { placeApart } from '@lobby/brand-kit/place-apart';

const centre = { x: 430, y: 205 };
const tilt = (-18 * Math.PI) / 180;

/** Each match a body on its orbit around the golden planet: once round in ninety minutes, larger with each goal. */
export function LivingOrbits({ className, label, matches, draw }: LivingArtProps) {
  const orbits = matches.map((_, index) => ({ rx: 165 + index * 32, ry: 82 + index * 13 }));
  const placed = placeApart(
    matches.map(({ minute, goals }, index) => {
      const { rx, ry } = orbits[index] ?? { rx: 0, ry: 0 };
      // A little ahead of its minute where it would touch another or the edge.
      const points = Array.from({ length: 30 }, (_, step) => pointOn(rx, ry, minute / 90 + step * 0.03));
      return { r: Math.min(26, 11 + goals * 3), points };
    }),
    { isAllowed: ({ x, y, r }) => Math.hypot(x - centre.x, y - centre.y) > 96 + r && x < 710 - r },
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing of links, no fieldset
    <svg className={className} viewBox="0 0 760 400" role="group" aria-label={label}>
      <g fill="none" stroke="var(--color-on-hero)" strokeOpacity=".2">
        {orbits.map(({ rx, ry }) => (
          <ellipse
            key={rx}
            cx={centre.x}
            cy={centre.y}
            rx={rx}
            ry={ry}
            transform={`rotate(-18 ${centre.x} ${centre.y})`}
          />
        ))}
      </g>
      <circle cx={centre.x} cy={centre.y} r="84" fill="var(--color-hero-3)" />
      {matches.map((match, index) => {
        const place = placed[index];
        return place && draw(match, place);
      })}
    </svg>
  );
}

/** The point of an orbit after `turn` rounds, from its top, clockwise. */
function pointOn(rx: number, ry: number, turn: number) {
  const angle = turn * 2 * Math.PI - Math.PI / 2;
  const [x, y] = [rx * Math.cos(angle), ry * Math.sin(angle)];
  return {
    x: centre.x + x * Math.cos(tilt) - y * Math.sin(tilt),
    y: centre.y + x * Math.sin(tilt) + y * Math.cos(tilt),
  };
}

import type { LivingArtProps, LivingPlace } from '@lobby/brand-kit';

const centre = { x: 430, y: 205 };
const tilt = (-18 * Math.PI) / 180;

/** Each match a body on its orbit around the golden planet: once round in ninety minutes, larger with each goal. */
export function LivingOrbits({ className, label, matches, draw }: LivingArtProps) {
  const orbits = matches.map((_, index) => ({ rx: 165 + index * 32, ry: 82 + index * 13 }));
  const placed: LivingPlace[] = [];
  for (const [index, match] of matches.entries()) {
    const r = Math.min(26, 11 + match.goals * 3);
    const { rx, ry } = orbits[index] ?? { rx: 0, ry: 0 };
    // A little ahead of its minute where it would touch another or the edge.
    for (let step = 0; step < 30; step += 1) {
      const at = pointOn(rx, ry, match.minute / 90 + step * 0.03);
      const isFree = placed.every(({ x, y, r: other }) => Math.hypot(at.x - x, at.y - y) > r + other + 8);
      const isApart = Math.hypot(at.x - centre.x, at.y - centre.y) > 96 + r;
      const isWhole = at.y > r + 6 && at.y < 394 - r && at.x > r + 6 && at.x < 710 - r;
      if (step < 29 && !(isFree && isApart && isWhole)) continue;
      placed.push({ ...at, r });
      break;
    }
  }
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

import type { LivingArtProps } from '@lobby/brand-kit';
import { placeApart } from '@lobby/brand-kit/place-apart';

const [left, right] = [150, 690];

/** The ridge is the ninety minutes, from left to right, each match a light on it; the sun stands where the hour puts it. */
export function LivingRidges({ className, label, matches, hour, draw }: LivingArtProps) {
  // Rises at six on the left, sets at eighteen on the right; at night it is below the ridges.
  const day = (hour - 6) / 12;
  const sun = { x: left + (right - left) * day, y: 300 - 210 * Math.sin(Math.PI * day) };
  const placed = placeApart(
    matches.map(({ minute, goals }) => {
      const x = left + (right - left) * (minute / 90);
      // Higher above the ridge where it would touch another.
      const points = Array.from({ length: 12 }, (_, step) => ({ x, y: heightAt(x) - 14 - step * 30 }));
      return { r: Math.min(24, 11 + goals * 3), points };
    }),
  );
  const ridge = Array.from({ length: 39 }, (_, index) => index * 20);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing of links, no fieldset
    <svg className={className} viewBox="0 0 760 400" role="group" aria-label={label}>
      <g>
        {day >= 0 && day <= 1 && <circle cx={sun.x} cy={sun.y} r="60" fill="var(--color-hero-3)" />}
        <g fill="var(--color-on-hero)">
          <path d="M60 400 300 170l120 130 70-70 250 170z" fillOpacity=".12" />
          <path
            d={`M0 400 ${ridge.map(x => `L${x} ${heightAt(x).toFixed(0)}`).join(' ')} L760 400z`}
            fillOpacity=".2"
          />
        </g>
        <path d={`M435 ${heightAt(435) - 4}v18`} stroke="var(--color-on-hero)" strokeOpacity=".5" />
      </g>
      {matches.map((match, index) => {
        const place = placed[index];
        return place && draw(match, place);
      })}
    </svg>
  );
}

/** The height of the ridge line, in units from the top. */
function heightAt(x: number): number {
  return 300 - 50 * Math.sin(x / 95) - 22 * Math.sin(x / 41 + 1);
}

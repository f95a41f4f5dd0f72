import type { LivingArtProps } from '@lobby/brand-kit';
import { type ReactNode, useId } from 'react';
import { paper } from './paper.tsx';
import { pine } from './pine.ts';
import { RidgeLayers } from './ridge-layers.tsx';

/** Where the first and the last pine stand, how many there is room for, and where "+n" is. */
const [left, right, most] = [232, 656, 6] as const;
const more = { x: 726, y: 322 };
/** Where the light rises and sets. */
const [east, west] = [130, 690] as const;

/**
 * Each match in play is a pine, higher the later it is, with a flag, under the sun or moon of the hour. All is in the
 * lowest 240 of 400 units, for a hero that is wide and low.
 */
export function LivingRidges({ className, label, matches, hour, draw, drawMore }: LivingArtProps) {
  // The sun rises at six and sets at eighteen, then the moon goes the same way; both are soon above the ridges.
  const isDay = hour >= 6 && hour < 18;
  const gone = ((hour + 18) % 12) / 12;
  const light = { cx: east + (west - east) * gone, cy: 304 - 92 * Math.sqrt(Math.sin(Math.PI * gone)) };
  const shown = matches.slice(0, most);
  const step = (right - left) / Math.max(1, shown.length - 1);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing of links, no fieldset
    <svg
      className={className}
      viewBox="0 160 760 240"
      preserveAspectRatio="xMaxYMax"
      role="group"
      aria-label={label}
    >
      {isDay ? (
        <circle {...light} r="44" fill={paper.sun} />
      ) : (
        <circle {...light} r="34" fill={paper.white} fillOpacity=".8" />
      )}
      <Faded>
        <RidgeLayers />
      </Faded>
      {shown.map((match, index) => {
        const x = shown.length > 1 ? left + step * index : (left + right) / 2;
        // Neighbours stand a little before and behind the crest of the ridge.
        const foot = index % 2 ? 362 : 372;
        const height = 84 + (match.minute / 90) * 46;
        const y = foot - height - 20;
        return draw(match, {
          x: x + 35,
          y,
          r: 20,
          crest: { x: x + 16, y, size: 20 },
          score: { x: x + 44, y },
          body: <FlaggedPine x={x} foot={foot} height={height} />,
        });
      })}
      {matches.length > most && drawMore(matches.length - most, more)}
    </svg>
  );
}

/** A pine whose top carries a flag with room for a crest and a score. */
function FlaggedPine({ x, foot, height }: { x: number; foot: number; height: number }) {
  const top = foot - height;
  return (
    <>
      {/* Between pine and flag it is pressed too. */}
      <path d={`M${x - 12} ${top - 36}h84V${foot}h-84z`} fill="transparent" />
      <path d={pine(x, foot, height)} fill={paper.deep} />
      <path d={pine(x, foot, height, 1)} fill={paper.night} fillOpacity=".55" />
      <path
        d={`M${x - 2} ${top + 6}v-42H${x + 72}l-9 16 9 16H${x + 2}v10z`}
        style={{ fill: 'var(--living-ring)' }}
      />
    </>
  );
}

/** Ridges end in nothing: they fade over their first and last 120 units. */
function Faded({ children }: { children: ReactNode }) {
  const id = useId();
  return (
    <>
      <linearGradient id={`${id}fade`}>
        <stop stopColor="#000" />
        <stop offset=".077" stopColor="#fff" />
        <stop offset=".923" stopColor="#fff" />
        <stop offset="1" stopColor="#000" />
      </linearGradient>
      <mask id={id} maskUnits="userSpaceOnUse" x="-400" y="0" width="1560" height="500">
        <path d="M-400 0h1560v500H-400z" fill={`url(#${id}fade)`} />
      </mask>
      <g mask={`url(#${id})`}>{children}</g>
    </>
  );
}

import type { LivingArtProps } from '@lobby/brand-kit';
import { type ReactNode, useId } from 'react';
import { paper } from './paper.tsx';
import { pine } from './pine.ts';
import { RidgeLayers } from './ridge-layers.tsx';

const [left, right] = [130, 690];
/** Radius of a match, which is the crest on the flag. */
const r = 15;

/** Each match in play is a pine, the higher the later it is, with a flag; the sun, at night the moon, stands where the hour puts it. */
export function LivingRidges({ className, label, matches, hour, draw }: LivingArtProps) {
  // The sun rises at six on the left and sets at eighteen on the right, then the moon goes the same way.
  const isDay = hour >= 6 && hour < 18;
  const gone = ((hour + 18) % 12) / 12;
  const light = { x: left + (right - left) * gone, y: 300 - 92 * Math.sin(Math.PI * gone) };
  const step = (right - left) / Math.max(1, matches.length - 1);
  const pines = matches.map(({ minute }, index) => ({
    x: matches.length === 1 ? (left + right) / 2 : left + step * index,
    // Neighbours stand a little before and behind the crest of the ridge.
    foot: index % 2 ? 358 : 374,
    height: 46 + (minute / 90) * 74,
  }));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing of links, no fieldset
    <svg className={className} viewBox="0 0 760 400" role="group" aria-label={label}>
      {isDay ? (
        <circle cx={light.x} cy={light.y} r="44" fill={paper.sun} />
      ) : (
        <circle cx={light.x} cy={light.y} r="34" fill={paper.white} fillOpacity=".8" />
      )}
      <Faded>
        <RidgeLayers />
      </Faded>
      {pines.map(({ x, foot, height }) => (
        <g key={x}>
          <path d={pine(x, foot, height)} fill={paper.deep} />
          <path d={pine(x, foot, height, 1)} fill={paper.night} fillOpacity=".55" />
          <path d={`M${x - 1.5} ${foot - height + 6}v${-2 * r - 12}h3v${2 * r + 12}z`} fill={paper.white} />
          <path
            d={`M${x} ${foot - height - 2 * r - 6}h${2 * r + 14}l-8 ${r + 3} 8 ${r + 3}h${-2 * r - 14}z`}
            fill={paper.white}
          />
        </g>
      ))}
      {matches.map((match, index) => {
        const place = pines[index];
        return place && draw(match, { x: place.x + r + 4, y: place.foot - place.height - r - 3, r });
      })}
    </svg>
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

import type { ReactNode } from 'react';
import { cut, far, front, ink, lit, shadow } from './picture-inks.ts';

/** Where the pips of a die are, 36 × 36 around its middle. */
const pips = {
  three: [
    [-10, -10],
    [0, 0],
    [10, 10],
  ],
  five: [
    [-10, -10],
    [10, -10],
    [0, 0],
    [-10, 10],
    [10, 10],
  ],
  six: [
    [-10, -11],
    [10, -11],
    [-10, 0],
    [10, 0],
    [-10, 11],
    [10, 11],
  ],
} as const;

/** The front of a die with its upper side, which is in light. */
function Die({ at, shows }: { readonly at: string; readonly shows: keyof typeof pips }) {
  return (
    <g transform={at}>
      <path {...lit} fillOpacity=".7" d="M-20-20-8-32h40l-12 12zM20-20l12-12v40L20 20z" />
      <rect {...lit} x="-20" y="-20" width="40" height="40" rx="4" stroke="var(--color-hero-1)" />
      <g {...ink}>
        {pips[shows].map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="4" />
        ))}
      </g>
    </g>
  );
}

/** A racing car from above, which drives to the right, 44 × 20. */
function Car({ at, hue }: { readonly at: string; readonly hue: { readonly fill: string } }) {
  return (
    <g transform={at}>
      <path {...ink} d="M-16-11h10v22h-10zM10-10h8v20h-8z" />
      <path {...hue} d="M-22-9h6v4C-6-6 2-6 10-3l14 1v4L10 3C2 6-6 6-16 5v4h-6z" />
      <circle {...ink} cx="-4" r="3" />
    </g>
  );
}

/** What is drawn of a lottery, or of a hunt for fish, on its card, 160 × 120, on the ground of the card. */
export const drawPictures: Readonly<Record<string, ReactNode>> = {
  'three-dice': (
    <>
      <path {...shadow} d="M0 90q80-22 160 0v30H0z" />
      <ellipse {...cut} stroke="var(--color-hero-3)" strokeOpacity=".5" cx="80" cy="98" rx="72" ry="14" />
      <Die at="translate(44 76)" shows="three" />
      <Die at="translate(112 80)" shows="six" />
      <g transform="translate(78 44) rotate(-8)">
        <path {...front} fillOpacity=".75" d="M-20-20-8-32h40l-12 12zM20-20l12-12v40L20 20z" />
        <rect {...front} x="-20" y="-20" width="40" height="40" rx="4" stroke="var(--color-hero-1)" />
        <g {...ink}>
          {pips.five.map(([x, y]) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r="4" />
          ))}
        </g>
      </g>
    </>
  ),
  'five-digits': (
    <>
      <path {...far} d="M80-10 176 120H-16z" />
      {[0, 1, 2, 3, 4].map(column => (
        <g key={column} transform={`translate(${24 + column * 28} 60)`}>
          <rect {...ink} x="-12" y="-44" width="24" height="88" rx="12" fillOpacity=".6" />
          <circle {...lit} fillOpacity=".35" cy="-29" r="9" />
          <circle {...lit} fillOpacity=".35" cy="29" r="9" />
        </g>
      ))}
      <path {...front} fillOpacity=".3" d="M0 44h160v32H0z" />
      {[0, 1, 2, 3, 4].map(column => (
        <g key={column} transform={`translate(${24 + column * 28} 60)`}>
          <circle
            {...(column % 2 === 0 ? front : lit)}
            r="13"
            stroke="var(--color-hero-1)"
            strokeWidth="1.500"
          />
          <path {...cut} strokeWidth="2.500" strokeOpacity=".55" d="M-6-4A8 8 0 0 1 1-9" />
        </g>
      ))}
    </>
  ),
  'ten-cars': (
    <>
      <path {...shadow} d="M0 22h160v80H0z" />
      <g {...lit}>
        <path fillOpacity=".5" d="M0 46h18v3H0zM34 46h24v3H34zM74 46h24v3H74zM114 46h20v3h-20z" />
        <path fillOpacity=".5" d="M0 74h18v3H0zM34 74h24v3H34zM74 74h24v3H74zM114 74h20v3h-20z" />
        <path d="M0 18h160v4H0zM0 102h160v4H0z" />
        <path d="M138 22h6v8h-6zM144 30h6v8h-6zM138 38h6v8h-6zM144 46h6v8h-6zM138 54h6v8h-6z" />
        <path d="M144 62h6v8h-6zM138 70h6v8h-6zM144 78h6v8h-6zM138 86h6v8h-6zM144 94h6v8h-6z" />
      </g>
      <path {...far} d="M2 33h58v3H2zM14 60h74v3H14zM0 87h36v3H0z" />
      <Car at="translate(74 35) scale(1.150)" hue={lit} />
      <Car at="translate(106 61) scale(1.250)" hue={front} />
      <Car at="translate(52 89) scale(1.150)" hue={lit} />
    </>
  ),
  'deep-sea': (
    <>
      <path {...front} fillOpacity=".16" d="M58 0h44l46 120H12z" />
      <path {...shadow} d="M0 104q30-14 60-4t52-4 48 6v18H0z" />
      <g {...lit} fillOpacity=".4">
        <path d="M18 30c6-7 15-7 19-1l6-5v12l-6-5c-4 6-13 6-19-1zM30 50c5-6 12-6 16-1l5-4v10l-5-4c-4 5-11 5-16-1z" />
        <path d="M122 92c5-6 12-6 16-1l5-4v10l-5-4c-4 5-11 5-16-1z" />
        <circle cx="46" cy="84" r="3" />
        <circle cx="38" cy="74" r="2" />
        <circle cx="52" cy="70" r="4" />
      </g>
      <g transform="translate(92 58)">
        <path {...cut} stroke="var(--color-on-hero)" d="M-16-26C-24-46-44-46-50-34" />
        <circle {...lit} cx="-50" cy="-30" r="6" />
        <path {...front} d="M30-6 52-24c4 16 4 32 0 48L30 6z" />
        <path {...front} d="M-44 4C-36-26-8-34 14-24 28-18 34-8 34 0S26 22 10 28c-22 8-44 0-50-12l14-4z" />
        <path {...ink} d="M-44 4-22 6l-18 10z" />
        <path {...lit} d="m-42 6 4 6 3-5 4 6 3-6 3 4 2-5z" />
        <circle {...lit} cx="-16" cy="-8" r="7" />
        <circle {...ink} cx="-18" cy="-8" r="3.500" />
        <path {...cut} strokeOpacity=".6" d="M4 0c6-6 14-6 18 0-4 8-12 8-18 0" />
      </g>
    </>
  ),
};

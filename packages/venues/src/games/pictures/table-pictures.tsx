import type { ReactNode } from 'react';
import { cut, far, front, ink, lit, shadow } from './picture-inks.ts';

/** Each within 20 units around its middle. */
const spade =
  'M0-20C10-8 20 0 20 8a9 9 0 0 1-17 5c1 5 3 8 6 10H-9c3-2 5-5 6-10A9 9 0 0 1-20 8C-20 0-10-8 0-20z';
const heart = 'M0 19C-26 0-21-18-10-18c5 0 9 4 10 8 1-4 5-8 10-8 11 0 16 18-10 37z';
const diamond = 'M0-20 14 0 0 20-14 0z';

/** A card, 44 × 62, around its middle. */
function Card({ at, children }: { readonly at: string; readonly children?: ReactNode }) {
  return (
    <g transform={at}>
      <rect {...lit} x="-22" y="-31" width="44" height="62" rx="5" stroke="var(--color-hero-1)" />
      {children}
    </g>
  );
}

/** A chip, 20 wide, seen from above. */
function Chip({ at }: { readonly at: string }) {
  return (
    <g transform={at}>
      <circle {...front} r="10" stroke="var(--color-hero-1)" strokeWidth="1.500" />
      <circle {...cut} r="6" strokeWidth="2" strokeDasharray="3 3.280" strokeLinecap="butt" />
    </g>
  );
}

/** The edge of a table and its line, seen from the seat. */
const table = (
  <>
    <path {...shadow} d="M0 84q80-30 160 0v36H0z" />
    <path {...cut} stroke="var(--color-hero-3)" strokeOpacity=".55" d="M-6 94q86-30 172 0" />
  </>
);

/** What is drawn of a game at a table on its card, 160 × 120, on the ground of the card. */
export const tablePictures: Readonly<Record<string, ReactNode>> = {
  baccarat: (
    <>
      {table}
      <Card at="translate(46 52) rotate(-9)">
        <path {...front} d={heart} transform="scale(.8)" />
      </Card>
      <Card at="translate(66 55) rotate(5)">
        <g {...ink}>
          <path d={spade} transform="translate(-9 -14) scale(.34)" />
          <path d={spade} transform="translate(9 -14) scale(.34)" />
          <path d={spade} transform="translate(-9 14) scale(.34)" />
          <path d={spade} transform="translate(9 14) scale(.34)" />
        </g>
      </Card>
      <Card at="translate(108 52) rotate(-4)">
        <path {...ink} d={spade} transform="scale(.8)" />
      </Card>
      <Card at="translate(128 55) rotate(9)">
        <g {...front}>
          <path d={diamond} transform="translate(0 -16) scale(.44)" />
          <path d={diamond} transform="scale(.44)" />
          <path d={diamond} transform="translate(0 16) scale(.44)" />
        </g>
      </Card>
      <Chip at="translate(46 103)" />
      <Chip at="translate(64 106)" />
      <Chip at="translate(112 105)" />
    </>
  ),
  'baccarat-free': (
    <>
      {table}
      <Card at="translate(52 58) rotate(-18)">
        <path {...front} d={diamond} transform="scale(.9)" />
      </Card>
      <Card at="translate(80 50)">
        <path {...ink} d={spade} transform="scale(.9)" />
      </Card>
      <Card at="translate(108 58) rotate(18)">
        <path {...front} d={heart} transform="scale(.85)" />
      </Card>
      {/* Six, where half is paid. */}
      <g {...front} stroke="var(--color-hero-1)">
        <circle cx="62" cy="102" r="4.500" />
        <circle cx="80" cy="98" r="4.500" />
        <circle cx="98" cy="102" r="4.500" />
        <circle cx="62" cy="114" r="4.500" />
        <circle cx="80" cy="110" r="4.500" />
        <circle cx="98" cy="114" r="4.500" />
      </g>
    </>
  ),
  roulette: (
    <g transform="translate(80 62)">
      <circle {...shadow} r="54" />
      <circle {...lit} r="50" />
      <circle {...cut} r="37" strokeWidth="22" strokeLinecap="butt" strokeDasharray="9.686 9.686" />
      <circle
        {...cut}
        r="37"
        stroke="var(--color-hero-3)"
        strokeWidth="22"
        strokeLinecap="butt"
        strokeDasharray="9.686 9.686"
        transform="rotate(15)"
      />
      <circle {...ink} r="26" />
      <circle {...far} r="22" />
      <path {...cut} stroke="var(--color-hero-3)" strokeWidth="4" d="M0-16V16M-16 0H16" />
      <circle {...front} r="7" />
      <circle {...lit} cx="31" cy="-20" r="6" stroke="var(--color-hero-1)" strokeWidth="2" />
    </g>
  ),
  'twenty-one': (
    <>
      {table}
      <Card at="translate(62 54) rotate(-11) scale(1.2)">
        <path {...ink} d={spade} transform="scale(.85)" />
        <path {...ink} d={spade} transform="translate(-15 -23) scale(.22)" />
        <path {...ink} d={spade} transform="translate(15 23) rotate(180) scale(.22)" />
      </Card>
      <Card at="translate(102 56) rotate(10) scale(1.2)">
        <path {...front} d="M-13 10-16-10-7-2 0-14 7-2 16-10 13 10zM-13 13h26v5h-26z" />
        <path {...front} d={diamond} transform="translate(-15 -23) scale(.22)" />
        <path {...front} d={diamond} transform="translate(15 23) scale(.22)" />
      </Card>
      <Chip at="translate(30 106)" />
      <Chip at="translate(134 104)" />
    </>
  ),
  bull: (
    <>
      {table}
      <g transform="translate(80 92)">
        <Card at="rotate(-44) translate(0 -26) scale(.7)" />
        <Card at="rotate(-22) translate(0 -28) scale(.7)" />
        <Card at="rotate(44) translate(0 -26) scale(.7)" />
        <Card at="rotate(22) translate(0 -28) scale(.7)" />
      </g>
      <g transform="translate(80 50)">
        <path
          {...lit}
          d="M-22-18C-44-16-52-30-44-42c2 12 12 14 26 12zM22-18C44-16 52-30 44-42c-2 12-12 14-26 12z"
        />
        <path {...front} d="M-24-8-40-12c-2 8 6 16 16 14zM24-8 40-12c2 8-6 16-16 14z" />
        <path
          {...front}
          d="M-22-30C-8-36 8-36 22-30c6 16 2 34-6 50-4 12-28 12-32 0-8-16-12-34-6-50z"
          stroke="var(--color-hero-1)"
          strokeWidth="1.500"
        />
        <path {...lit} d="M-15 16c2-8 28-8 30 0 2 12-6 18-15 18s-17-6-15-18z" />
        <g {...ink}>
          <circle cx="-11" cy="-6" r="3.500" />
          <circle cx="11" cy="-6" r="3.500" />
          <circle cx="-6" cy="21" r="2.500" />
          <circle cx="6" cy="21" r="2.500" />
        </g>
      </g>
    </>
  ),
};

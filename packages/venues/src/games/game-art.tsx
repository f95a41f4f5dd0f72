import { useId } from 'react';
import type { ListedCategory } from '../venue-types.ts';
import css from './game-art.module.css';
import { drawPictures } from './pictures/draw-pictures.tsx';
import { slotPictures } from './pictures/slot-pictures.tsx';
import { tablePictures } from './pictures/table-pictures.tsx';

/** Shapes instead of fruit; each within 40 units around its middle. */
const signs = [
  'M0-18 17-6 11 15H-11L-17-6z',
  'M0-19C11-9 18-2 18 7a18 18 0 0 1-36 0C-18-2-11-9 0-19z',
  'M-17 0a17 17 0 1 0 34 0a17 17 0 1 0-34 0zM-7 0a7 7 0 1 1 14 0a7 7 0 1 1-14 0z',
  'M0-19 6-6 19 0 6 6 0 19-6 6-19 0-6-6z',
  'M-18-8h36v5H-18zM-12 2h24v5H-12zM-6 12H6v5H-6zM-6-18H6v5H-6z',
  'M-15-15H15V15H-15zM-6-6H6V6H-6z',
  'M-18 12C-18-10 18-10 18 12C9 5-9 5-18 12zM-4-13a4 4 0 1 0 8 0a4 4 0 1 0-8 0z',
  'M0-18 18 14H-18z',
] as const;

/** A fish that swims to the left. */
const fish = 'M-20 0C-12-13 6-13 13-3L22-11V11L13 3C6 13-12 13-20 0z';

/** A window of reels, a school of fish, a table with cards and chips, balls in a tube, or two shields that meet. */
export type GameArtKind = 'slot' | 'fishing' | 'table' | 'balls' | 'versus';

/** The games that have a drawing of their own. */
export const ownPictures = { ...slotPictures, ...tablePictures, ...drawPictures };

/** What is drawn of the games of a category that have no drawing of their own. */
export const artOf: Readonly<Record<ListedCategory, GameArtKind>> = {
  DZ: 'slot',
  BY: 'fishing',
  ZR: 'table',
  QP: 'table',
  CP: 'balls',
  DJ: 'versus',
};

interface GameArtProps {
  readonly gameCode: string;
  readonly kind: GameArtKind;
}

/** The drawing of a game in the brand’s colours: its own, or one made of its code, the same for the same code. */
export function GameArt({ gameCode, kind }: GameArtProps) {
  const id = useId();
  const draw = drawnFrom(gameCode);
  const picture = Object.hasOwn(ownPictures, gameCode) ? ownPictures[gameCode] : undefined;
  const Picture = pictures[kind];
  return (
    <svg className={css.art} viewBox="0 0 160 120" aria-hidden="true" preserveAspectRatio="xMidYMid slice">
      <linearGradient id={id} gradientTransform={`rotate(${draw(4) * 30})`}>
        <stop offset="0" stopColor="var(--color-hero-1)" />
        <stop offset="1" stopColor="var(--color-hero-2)" />
      </linearGradient>
      <rect width="160" height="120" fill={`url(#${id})`} />
      {picture ?? <Picture draw={draw} />}
    </svg>
  );
}

type Draw = (choices: number) => number;

/** One large sign before a window of nine, whose middle row is lit. */
function Reels({ draw }: { readonly draw: Draw }) {
  const main = draw(signs.length);
  const cells = Array.from({ length: 9 }, (_, cell) => ({
    x: 34 + (cell % 3) * 46,
    y: 22 + Math.floor(cell / 3) * 38,
    isLit: Math.floor(cell / 3) === 1,
    sign: (main + 1 + draw(signs.length - 1)) % signs.length,
  }));
  return (
    <>
      <path d="M0 41h160v38H0z" fill="var(--color-hero-3)" fillOpacity=".18" />
      {cells.map(({ x, y, isLit, sign }) => (
        <path
          key={`${x} ${y}`}
          d={signs[sign]}
          transform={`translate(${x} ${y}) scale(.62)`}
          fill="var(--color-on-hero)"
          fillOpacity={isLit ? 0.5 : 0.16}
          fillRule="evenodd"
        />
      ))}
      <path
        d={signs[main]}
        transform={`translate(80 60) scale(2.1) rotate(${draw(3) * 8 - 8})`}
        fill="var(--color-hero-3)"
        stroke="var(--color-hero-1)"
        strokeWidth="1.500"
        strokeLinejoin="round"
        fillRule="evenodd"
      />
      <path
        d={signs[(main + 3) % signs.length]}
        transform="translate(80 62) scale(.8)"
        fill="var(--color-hero-1)"
        fillOpacity=".55"
        fillRule="evenodd"
      />
    </>
  );
}

/** A large fish before a school, in a cone of light. */
function School({ draw }: { readonly draw: Draw }) {
  const small = Array.from({ length: 4 + draw(3) }, (_, at) => ({
    x: 24 + ((at * 37) % 120) + draw(14),
    y: 18 + ((at * 29) % 84) + draw(12),
    size: 0.4 + draw(4) / 10,
  }));
  return (
    <>
      <path d="M58 0h44l46 120H12z" fill="var(--color-hero-3)" fillOpacity=".16" />
      {small.map(({ x, y, size }) => (
        <path
          key={`${x} ${y}`}
          d={fish}
          transform={`translate(${x} ${y}) scale(${size})`}
          fill="var(--color-on-hero)"
          fillOpacity=".35"
        />
      ))}
      <path d={fish} transform="translate(82 62) scale(2.2)" fill="var(--color-hero-3)" />
      <circle cx="58" cy="58" r="3.500" fill="var(--color-hero-1)" />
    </>
  );
}

/** The rim of a table, two cards with a sign each, and chips. */
function Table({ draw }: { readonly draw: Draw }) {
  const main = draw(signs.length);
  const tilt = 6 + draw(3) * 4;
  const cards = [
    { x: 62, turn: -tilt, sign: main },
    { x: 98, turn: tilt, sign: (main + 1 + draw(signs.length - 1)) % signs.length },
  ];
  const chips = Array.from({ length: 3 + draw(3) }, (_, at) => ({
    x: 30 + at * 24 + draw(6),
    y: 100 - draw(5),
  }));
  return (
    <>
      <path
        d="M-10 60C10 132 150 132 170 60"
        fill="none"
        stroke="var(--color-hero-3)"
        strokeOpacity=".3"
        strokeWidth="14"
      />
      {cards.map(({ x, turn, sign }) => (
        <g key={x} transform={`translate(${x} 54) rotate(${turn})`}>
          <rect x="-22" y="-32" width="44" height="64" rx="5" fill="var(--color-on-hero)" />
          <path d={signs[sign]} transform="scale(.85)" fill="var(--color-hero-1)" fillRule="evenodd" />
        </g>
      ))}
      {chips.map(({ x, y }) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <circle r="10" fill="var(--color-hero-3)" stroke="var(--color-hero-1)" />
          <circle r="5.500" fill="none" stroke="var(--color-hero-1)" strokeDasharray="3 2.500" />
        </g>
      ))}
    </>
  );
}

/** Balls in a row, one of them risen, each with a sign. */
function Balls({ draw }: { readonly draw: Draw }) {
  const risen = draw(5);
  const first = draw(signs.length);
  return (
    <>
      <rect x="6" y="48" width="148" height="36" rx="18" fill="var(--color-hero-3)" fillOpacity=".22" />
      {[0, 1, 2, 3, 4].map(at => (
        <g key={at} transform={`translate(${24 + at * 28} ${at === risen ? 44 : 66})`}>
          <circle r="14" fill={at === risen ? 'var(--color-hero-3)' : 'var(--color-on-hero)'} />
          <path
            d={signs[(first + at) % signs.length]}
            transform="scale(.38)"
            fill="var(--color-hero-1)"
            fillRule="evenodd"
          />
        </g>
      ))}
    </>
  );
}

/** Two shields with a sign each on either side of a bolt, before a stage of lights. */
function Versus({ draw }: { readonly draw: Draw }) {
  const main = draw(signs.length);
  const other = (main + 1 + draw(signs.length - 1)) % signs.length;
  const shield = 'M0-34 26-24V4C26 22 14 32 0 38C-14 32-26 22-26 4V-24z';
  return (
    <>
      {[-2, -1, 0, 1, 2].map(at => (
        <path
          key={at}
          d={`M${80 + at * 6} 0 ${80 + at * 44} 120 ${98 + at * 44} 120z`}
          fill="var(--color-on-hero)"
          fillOpacity=".08"
        />
      ))}
      <g transform="translate(44 60) rotate(-6)">
        <path d={shield} fill="var(--color-hero-3)" stroke="var(--color-on-hero)" strokeWidth="2.500" />
        <path d={signs[main]} transform="scale(.9)" fill="var(--color-hero-1)" fillRule="evenodd" />
      </g>
      <g transform="translate(116 60) rotate(6)">
        <path d={shield} fill="var(--color-on-hero)" stroke="var(--color-hero-3)" strokeWidth="2.500" />
        <path d={signs[other]} transform="scale(.9)" fill="var(--color-hero-2)" fillRule="evenodd" />
      </g>
      <path
        d="M88 22 70 64H79L72 98 92 54H82z"
        fill="var(--color-hero-3)"
        stroke="var(--color-hero-1)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
    </>
  );
}

const pictures = { slot: Reels, fishing: School, table: Table, balls: Balls, versus: Versus } as const;

/** Numbers that follow from a text alone. */
function drawnFrom(text: string): Draw {
  let state = 2_166_136_261;
  const stir = (value: number) => {
    state = Math.imul(state ^ value, 16_777_619) >>> 0;
  };
  for (const character of text) stir(character.codePointAt(0) ?? 0);
  return choices => {
    stir(choices);
    return (state >>> 8) % choices;
  };
}

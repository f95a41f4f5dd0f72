/** One of the four tones that every fish is drawn in. */
export type Tone = 'body' | 'light' | 'dark' | 'mark';

/** How deep a fish is at home. */
export const waters = ['reef', 'open', 'deep'] as const;
export type Water = (typeof waters)[number];

/** A fish as it swims to the left, within 120 by 80 units around its middle. */
export interface FishShape {
  readonly parts: readonly (readonly [tone: Tone, path: string])[];
  readonly eye: readonly [x: number, y: number];
  /** How long it is drawn in a wide tank, px. */
  readonly length: number;
  /** Fish of the same waters have the same colours; what is deeper is worth more. */
  readonly water: Water;
}

const tail = (x: number) => `M${x} 0 ${x + 22}-17C${x + 16}-6 ${x + 16} 6 ${x + 22} 17z`;

/** The fish of the game by their codes. */
export const fishShapes: Readonly<Record<string, FishShape>> = {
  sprat: {
    parts: [
      ['dark', tail(32)],
      ['body', 'M-52 0C-30-15 10-15 38 0C10 15-30 15-52 0z'],
      ['light', 'M-46 4C-26 14 8 13 32 2C8 6-22 6-46 4z'],
    ],
    eye: [-38, -2],
    length: 56,
    water: 'reef',
  },
  clown: {
    parts: [
      ['dark', `${tail(30)}M-8-22C4-36 20-30 26-16zM-6 20C6 34 16 30 22 16z`],
      ['body', 'M-50 0C-40-30 14-32 36 0C14 32-40 30-50 0z'],
      [
        'light',
        'M-28-20C-22-8-22 8-28 20L-18 23C-12 8-12-8-18-23zM8-20C13-8 13 8 8 20L17 15C22 6 22-6 17-15z',
      ],
    ],
    eye: [-37, -6],
    length: 68,
    water: 'reef',
  },
  puffer: {
    parts: [
      [
        'dark',
        `${tail(36)}M-20-34l4-10 6 8zM2-37l6-9 5 10zM22-29l9-5 0 11zM-20 34l4 10 6-8zM2 37l6 9 5-10zM22 29l9 5 0-11z`,
      ],
      ['body', 'M-46 0a42 36 0 1 0 84 0a42 36 0 1 0-84 0z'],
      ['light', 'M-42 12C-24 40 18 40 34 12C14 20-20 22-42 12z'],
      ['mark', 'M2-18a5 5 0 1 0 10 0a5 5 0 1 0-10 0zM16-8a4 4 0 1 0 8 0a4 4 0 1 0-8 0z'],
    ],
    eye: [-26, -10],
    length: 76,
    water: 'reef',
  },
  lantern: {
    parts: [
      ['dark', `${tail(34)}M4-26C18-40 30-30 30-16z`],
      ['body', 'M-46 6C-44-26 6-36 40 0C12 36-34 34-46 6z'],
      ['dark', 'M-46 6-16 10-44 18-20 20-36 26-42 18z'],
      ['mark', 'M-20-26C-26-46-46-44-50-34l3 2C-43-40-28-40-23-24zM-56-30a6 6 0 1 0 12 0a6 6 0 1 0-12 0z'],
    ],
    eye: [-24, -8],
    length: 84,
    water: 'reef',
  },
  squid: {
    parts: [
      ['dark', 'M28-14C40-30 56-18 58 0C56 18 40 30 28 14z'],
      ['body', 'M-22-14C0-24 34-16 54 0C34 16 0 24-22 14z'],
      [
        'light',
        'M-22-13C-40-22-46-12-58-16-48-6-42-8-22-5zM-22-4C-40-6-46-2-60 0-46 4-40 5-22 3zM-22 5C-40 6-46 14-58 16-48 22-38 18-22 13z',
      ],
      ['mark', 'M4-8a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM18 4a3 3 0 1 0 6 0a3 3 0 1 0-6 0z'],
    ],
    eye: [-14, -4],
    length: 92,
    water: 'open',
  },
  turtle: {
    parts: [
      [
        'light',
        'M-36-6C-52-20-62-10-60 0C-58 10-46 12-36 6zM-22-18C-34-40-14-46-4-24zM-22 18C-34 40-14 46-4 24zM30-12 50-24 44-6zM30 12 50 24 44 6z',
      ],
      ['body', 'M-38 0C-34-34 30-36 44 0C30 36-34 34-38 0z'],
      [
        'dark',
        'M-12-14 6-20 20-8 14 8-6 14-18 2zM26-20 34-12 24-12zM28 10 36 8 26 20zM-28-8-20-16-20-4zM-24 10-14 18-26 18z',
      ],
    ],
    eye: [-52, -3],
    length: 100,
    water: 'open',
  },
  ray: {
    parts: [
      ['dark', 'M28-2C44-4 56 2 62 12C52 4 44 6 28 4z'],
      ['body', 'M-48 0C-24-10-8-38 10-40C14-24 22-10 34 0C22 10 14 24 10 40C-8 38-24 10-48 0z'],
      ['light', 'M-40 0C-22-5-6-16 6-28C6-14 10-6 22 0C10 6 6 14 6 28C-6 16-22 5-40 0z'],
      ['mark', 'M-6-5a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM4 6a3 3 0 1 0 6 0a3 3 0 1 0-6 0z'],
    ],
    eye: [-30, -5],
    length: 116,
    water: 'open',
  },
  swordfish: {
    parts: [
      ['dark', `M36 0 60-24C52-8 52 8 60 24zM-12-14C-6-36 8-32 22-12zM-6 14 8 28 14 12z`],
      ['body', 'M-34-4C-14-18 18-16 42 0C18 16-14 14-34 6z'],
      ['light', 'M-62 0-34-4-34 5zM-32 6C-12 15 14 14 36 2C12 6-12 8-32 6z'],
    ],
    eye: [-24, -4],
    length: 132,
    water: 'open',
  },
  crab: {
    parts: [
      [
        'dark',
        'M-30 14-54 30-50 34-24 20zM-18 20-34 40-29 42-10 24zM30 14 54 30 50 34 24 20zM18 20 34 40 29 42 10 24z',
      ],
      [
        'light',
        'M-34-8C-50-12-62-24-56-38-48-28-46-28-38-36-32-24-34-18-26-10zM34-8C50-12 62-24 56-38 48-28 46-28 38-36 32-24 34-18 26-10z',
      ],
      ['body', 'M-40 4C-36-24 36-24 40 4C30 28-30 28-40 4z'],
      [
        'mark',
        'M-12-8a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM6-4a5 5 0 1 0 10 0a5 5 0 1 0-10 0zM-8 8a3 3 0 1 0 6 0a3 3 0 1 0-6 0z',
      ],
    ],
    eye: [-20, -12],
    length: 112,
    water: 'deep',
  },
  shark: {
    parts: [
      ['dark', 'M38-2 60-28C54-10 54 6 60 18zM-8-16C-2-38 8-40 16-38 12-28 14-20 20-12zM-14 12-4 32 8 12z'],
      ['body', 'M-58 2C-34-22 10-22 44-2C14 20-30 22-58 2z'],
      ['light', 'M-54 5C-30 20 10 19 40 0C10 6-28 9-54 5z'],
      ['mark', 'M-28-6l2 0 0 12-2 0zM-22-6l2 0 0 12-2 0zM-16-6l2 0 0 12-2 0z'],
    ],
    eye: [-42, -3],
    length: 172,
    water: 'deep',
  },
  whale: {
    parts: [
      [
        'dark',
        'M40-6C50-30 66-22 60-16 58-8 66-4 64 4 54 8 46 4 40-2zM-12 16C-10 34 8 38 14 34 6 28 6 22 6 14z',
      ],
      ['body', 'M-58 2C-58-26-10-32 20-20 34-14 42-8 46-4C38 14 10 24-18 24-44 24-58 16-58 2z'],
      ['light', 'M-57 6C-34 12-6 12 22 10C8 20-8 24-20 24-44 24-55 16-57 6z'],
      ['mark', 'M-48 12 0 16 0 17-46 14zM-42 17-4 20-4 21-40 19z'],
    ],
    eye: [-36, 1],
    length: 216,
    water: 'deep',
  },
  dragon: {
    parts: [
      ['dark', 'M-30-16C-26-34-14-36-8-20 0-34 10-26 10-14 20-24 30-18 28-6 38-12 46-4 42 4z'],
      [
        'body',
        'M-60-8C-50-24-30-20-22-8-12 6 0-12 14-10 30-8 34 10 46 10 54 10 56 2 60-2 62 14 52 24 40 22 26 20 22 4 12 4 0 4-10 22-24 14-32 10-38-2-58 0z',
      ],
      ['light', 'M-20 10C-8 16 0 2 12 5 22 8 26 20 40 21 28 24 20 18 12 12 2 8-8 20-20 10z'],
      ['mark', 'M-40-18C-44-32-36-36-30-34-34-30-34-24-34-18zM-56-2C-64 6-58 14-50 14-54 8-52 4-50-1z'],
    ],
    eye: [-44, -10],
    length: 188,
    water: 'deep',
  },
};

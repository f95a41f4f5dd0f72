import { type Animal, animals, zodiac } from './zodiac.ts';

/** How an avatar is drawn: an animal of the zodiac, the colour of its coat and the ground behind it. */
export interface AvatarLook {
  readonly animal: Animal;
  /** 1 or 2: each animal is drawn in two coats. */
  readonly coatNumber: number;
  /** Names of colours of the token group `crest`; `rose` is its red, made pale. */
  readonly coat: string;
  readonly ground: string;
}

/** Coat and ground of both looks of each animal; the two contrast in lightness. */
const coats: Record<Animal, readonly (readonly [coat: string, ground: string])[]> = {
  rat: [
    ['sky', 'navy'],
    ['gold', 'claret'],
  ],
  ox: [
    ['blue', 'gold'],
    ['ink', 'orange'],
  ],
  tiger: [
    ['orange', 'pine'],
    ['pearl', 'blue'],
  ],
  rabbit: [
    ['pearl', 'violet'],
    ['sky', 'red'],
  ],
  dragon: [
    ['green', 'claret'],
    ['red', 'navy'],
  ],
  snake: [
    ['pine', 'gold'],
    ['violet', 'sky'],
  ],
  horse: [
    ['claret', 'sky'],
    ['gold', 'pine'],
  ],
  sheep: [
    ['orange', 'blue'],
    ['ink', 'green'],
  ],
  monkey: [
    ['gold', 'ink'],
    ['orange', 'violet'],
  ],
  rooster: [
    ['pearl', 'green'],
    ['orange', 'navy'],
  ],
  dog: [
    ['gold', 'red'],
    ['sky', 'claret'],
  ],
  pig: [
    ['rose', 'sky'],
    ['rose', 'navy'],
  ],
};

/** The look of an id of the avatar list, `a01` to `a24`; undefined for an id that has no drawing. */
export function avatarLook(id: string): AvatarLook | undefined {
  const number = /^a(\d\d)$/.exec(id)?.[1];
  if (number === undefined) return undefined;
  const at = Number(number) - 1;
  const animal = animals[at % animals.length];
  const coatNumber = Math.floor(at / animals.length) + 1;
  const pair = animal && coats[animal][coatNumber - 1];
  return pair && { animal, coatNumber, coat: pair[0], ground: pair[1] };
}

/** The drawing of a look. */
export const shapesOf = ({ animal }: AvatarLook) => zodiac[animal];

import * as v from 'valibot';
import {
  displays,
  hallsLayouts,
  heroes,
  homeParts,
  hotLayouts,
  listLayouts,
  navigationMarks,
  sceneKinds,
  shapes,
  sportsLayouts,
  textures,
} from './look.ts';

/** A drawing of a brand. */
export const drawing = v.custom<unknown>(isComponent, 'must be a React component that draws it');

const oneOf = <const Values extends readonly string[]>(values: Values) =>
  v.picklist(values, `must be one of ${values.join(', ')}`);

/** Heroes that tell of a match: the hot matches bring it. */
const toldByHot: readonly unknown[] = ['gate', 'line'] satisfies (typeof heroes)[number][];

const answers = v.strictObject({
  shape: oneOf(shapes),
  hero: oneOf(heroes),
  home: v.pipe(
    v.array(oneOf(homeParts), 'must be a list of the parts of the home page'),
    v.check(parts => parts[0] === 'hero', 'must begin with the hero, which holds the title of the page'),
    v.check(parts => new Set(parts).size === parts.length, 'must name each part once'),
  ),
  hot: oneOf(hotLayouts),
  halls: oneOf(hallsLayouts),
  sports: oneOf(sportsLayouts),
  list: oneOf(listLayouts),
  navigationMark: oneOf(navigationMarks),
  display: oneOf(displays),
  texture: oneOf(textures),
});

/** What `look` must answer. */
export const look = v.pipe(
  answers,
  v.forward(
    v.check(
      ({ hero, home }) => !toldByHot.includes(hero) || home.includes('hot'),
      'must name `hot`, whose matches this hero tells of',
    ),
    ['home'],
  ),
);

/** The drawings of shared things that `art` must bring. */
export const drawings = {
  scenes: v.strictObject(v.entriesFromList(sceneKinds, drawing)),
  Hall: drawing,
  Promotion: drawing,
  Grade: drawing,
  Stamp: drawing,
};

function isComponent(value: unknown): boolean {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
}

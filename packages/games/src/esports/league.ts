/** A team of the league: how strong it is, and on which map it plays best. */
export interface Team {
  readonly team: string;
  /** 200ths by which it wins a round more often than an even opponent; below nothing for a weak one. */
  readonly strength: number;
  readonly best: string;
}

/** Who plays in the league and where: invented, as everything in it is. */
export interface League {
  /** In an order that matches are drawn from; an even number of them. */
  readonly teams: readonly Team[];
  readonly maps: readonly string[];
  /** 200ths more on the best map of a team. */
  readonly bestMap: number;
}

const maps = ['old-port', 'salt-mine', 'tea-market', 'lighthouse', 'rail-yard', 'glass-house', 'canal'];

/** From the strongest to the weakest. */
const strengths = {
  'cloud-leopard': 4,
  'north-star': 3,
  'red-kite': 3,
  'iron-tide': 2,
  'white-ape': 2,
  'moon-gate': 1,
  'thunder-drum': 1,
  'jade-fox': 0,
  'dust-wolf': 0,
  'river-dragon': -1,
  'frost-plum': -1,
  'black-sail': -2,
  'fire-lotus': -2,
  'stone-bear': -3,
  'wind-bell': -3,
  'dawn-crane': -4,
} as const;

export const league: League = {
  teams: Object.entries(strengths).map(([team, strength], at) => ({
    ...{ team, strength },
    best: maps[(3 * at) % maps.length]!,
  })),
  maps,
  bestMap: 2,
};

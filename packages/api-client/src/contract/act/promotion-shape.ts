import * as v from 'valibot';
import { memberPause } from '../pause.ts';
import { instant, moneyText } from '../shapes.ts';

/** A condition of a promotion, and whether the member meets it. A platform may know more than a site. */
export const condition = v.looseObject({ condition: v.string(), isMet: v.boolean() });

/** A thing to be done in a promotion, and how far its member is. */
export const step = v.looseObject({
  /** Names it in its promotion: "first", a task, a day. */
  key: v.string(),
  /** What `done` and `need` are: yuan, or a number of times. */
  unit: v.picklist(['yuan', 'times']),
  done: moneyText,
  need: moneyText,
  /** Yuan: what it brings, or at most. */
  gift: moneyText,
  /** `waiting`: it is paid when its period is over. */
  state: v.picklist(['open', 'waiting', 'reached', 'missed']),
  /** Why it brings nothing: "below-least", "budget-total", … */
  reason: v.optional(v.string(), ''),
  /** Yuan of valid turnover in the same time that does not count for it. */
  uncounted: v.optional(moneyText, '0'),
});

const place = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The board of a race: who stands where, and where whoever calls does. */
const race = v.looseObject({
  /** From then on the places are final; results may be corrected until then. */
  closesAt: instant,
  isFinal: v.boolean(),
  /** How many members have points. */
  ranked: v.number(),
  /** The first places; a member in a pause, or whose account is frozen, is left out. */
  board: v.array(
    v.looseObject({
      place,
      /** The name of the account, masked. */
      name: v.string(),
      /** Points with at most two decimals, "1234.5". */
      points: moneyText,
      /** Yuan; "0" for a place that is not paid. */
      gift: moneyText,
      isOwn: v.boolean(),
    }),
  ),
  /** Null for a visitor, and for whoever did not join. */
  own: v.nullable(
    v.looseObject({
      /** The true one, however far below; 0 without points. */
      place,
      points: moneyText,
      gift: moneyText,
      /** The nearest place that brings more, and the points that are missing to it; null where none does, and from the end on. */
      next: v.nullable(v.looseObject({ place, missing: moneyText, gift: moneyText })),
    }),
  ),
});
export type RaceShape = v.InferOutput<typeof race>;

const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** The player's own text of a spin. */
export const spinSeed = v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/));

/** The wheel of a member who joined a promotion of the kind `draw`. */
const wheelShape = v.looseObject({
  /** Spins that may be made now. */
  left: whole,
  /** Whether what is left of the budgets pays the largest gift; until then no spin is made. */
  isBudgetLeft: v.boolean(),
  /** The next spin: its number, and the SHA-256 of the seed that the platform will draw it from. */
  next: v.looseObject({ number: whole, commitment: hash }),
  /** The last twenty, the newest first, each with what it was drawn from: see `spinWheel` of @lobby/draws. */
  spins: v.array(
    v.looseObject({
      number: whole,
      client: v.string(),
      server: hash,
      /** Where the wheel stopped: segments of the rule lie one after the other, as wide as their weights. */
      stop: whole,
      spunAt: instant,
    }),
  ),
});
export type WheelShape = v.InferOutput<typeof wheelShape>;

/** The own code of a member in a promotion of the kind `friends`, and who registered by it. */
const invitation = v.looseObject({
  /** It goes to the registration as `iCode`. */
  code: v.string(),
  /** How many friends registered since the member joined, and how many of them count. */
  registered: whole,
  qualified: whole,
  /** Yuan of the gifts that were reached, without those that went back with a deposit. */
  gifts: moneyText,
  /** The fifty who registered last, the newest first. */
  friends: v.array(
    v.looseObject({
      /** The name of the account, masked. */
      name: v.string(),
      registeredAt: instant,
      /** Until when what is missing may be done. */
      until: instant,
      /** `waiting`: everything is done, and the month has no gift left; by the reason "budget-period" no budget. */
      state: v.picklist(['registered', 'qualifying', 'waiting', 'qualified', 'refused']),
      /** What is missing: "deposit", "turnover", "bound-phone". Not how much: that is the friend's own affair. */
      missing: v.array(v.string()),
      /** Of one that is refused: "self", "repeated", "expired", "account", "limit", "budget", "returned". */
      reason: v.optional(v.string(), ''),
    }),
  ),
});
export type InvitationShape = v.InferOutput<typeof invitation>;

/** A promotion of the site, and where the member stands in it. */
export const promotionShape = v.looseObject({
  id: v.string(),
  name: v.string(),
  /** Its rule, as the operator wrote it: the site reads the terms out of it, the platform keeps them. */
  rule: v.looseObject({ kind: v.string() }),
  startsAt: instant,
  /** From then on nobody joins, and nothing more is reached. */
  endsAt: instant,
  /** Of whoever calls; null for a visitor. */
  own: v.nullable(
    v.looseObject({
      /** 0: not joined. */
      joinedAt: instant,
      /** When an exclusion ended it for the member; 0: it did not. */
      leftAt: v.optional(instant, 0),
      /** What is asked of whoever joins; of a member who joined, as it was then. */
      conditions: v.array(condition),
      /** What the last check found, when it refused the member; null: it did not, or they joined meanwhile. */
      refused: v.optional(v.nullable(v.looseObject({ at: instant, conditions: v.array(condition) })), null),
      /** When gifts are given again, where the budget of the running day, week or month is spent; 0: they are given. */
      resumesAt: v.optional(instant, 0),
      /** How many of its gifts may be claimed now. */
      claimable: v.optional(whole, 0),
      /** Empty until the member joined. */
      steps: v.array(step),
      /** Of a promotion that was asked for alone; null for kinds without one, and until the member joined. */
      wheel: v.optional(v.nullable(wheelShape), null),
      /** The same. */
      invitation: v.optional(v.nullable(invitation), null),
    }),
  ),
  /** Of a race that was asked for by its id. */
  race: v.optional(race),
});
export type PromotionShape = v.InferOutput<typeof promotionShape>;

/** The promotions of a site for whoever calls: none for a member in a pause. */
export const promotionsAnswer = v.looseObject({
  pause: v.nullable(memberPause),
  promotions: v.array(promotionShape),
});

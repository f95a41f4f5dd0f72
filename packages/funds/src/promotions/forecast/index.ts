/** What a promotion is going to cost, and how it may be played for its gift alone: for its operator, before it is published. */
export { type Attack, bestAttack } from './attack.ts';
export { leastEdges } from './least-edges.ts';
export { type Fraction, giftOfMember, isOnceAnAccount } from './member-gift.ts';

export { type BetName, lineOrMarket, type NamedBet, nameBet, nameParts } from './name-bet.ts';
export { nameGrade } from './name-grade.ts';
export { nameHalf } from './name-half.ts';
export { nameIntervals, nameMarket, namePeriod, namePick, namePickBeside } from './name-pick.ts';
export { nameSport } from './name-sport.ts';
export { nameCombinations, nameTicket } from './name-ticket.ts';
export { type ReceiptLegText, receiptLeg } from './receipt-leg.ts';

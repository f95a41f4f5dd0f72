export { forbiddenIn, heldTo, loosest, type MarketProfile, type StatedMarket, strictest } from './profile.ts';

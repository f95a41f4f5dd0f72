export { joinAs } from './page-account.ts';
export { allChoices, betOn, type Choice, choose } from './page-bets.ts';
export { type PageClient, type PageRequest, pageClient } from './page-client.ts';
export { md5, seal } from './page-crypto.ts';
export { bestGame, expectedQuote, gamesOf, type PageGame, pickOf } from './page-markets.ts';
export { printPrice } from './page-prices.ts';
export { pageWire } from './page-wire.ts';
export { readPage } from './read-page.ts';

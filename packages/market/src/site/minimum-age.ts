/// <reference path="./built-market.d.ts" />

/** The age of the market that this site is built for, in years: the platform refuses a birthday by the same number. */
export { minimumAge } from 'virtual:lobby/market';

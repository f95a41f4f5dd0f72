import type { PagePromises } from '../types.ts';
import { cashOutRules } from './cash-out.ts';
import { correctionRules } from './corrections.ts';
import { marketRules } from './markets.ts';
import { ticketRules } from './tickets.ts';

export const sportsRules: PagePromises = {
  ...marketRules,
  ...ticketRules,
  ...correctionRules,
  ...cashOutRules,
};

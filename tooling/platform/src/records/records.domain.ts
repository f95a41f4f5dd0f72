import type { DomainFactory } from '../kernel/domain.ts';
import { dealDays } from './deal-days.ts';
import { dealDetail, dealTotals, queryDealRecord } from './record-calls.ts';

/** The transaction record: reads what the other domains and the ledger wrote, and writes nothing. */
export const recordsDomain: DomainFactory = () => ({
  id: 'records',
  handlers: [queryDealRecord, dealTotals, dealDays, dealDetail],
});

import './letters.tables.ts';
import type { DomainFactory } from '../kernel/domain.ts';
import { deleteLetters, letterList, readAll, readLetter, unreadLetters } from './letter-calls.ts';

/** What was written to members: to one of them, or to all of a site. */
export const lettersDomain: DomainFactory = () => ({
  id: 'letters',
  handlers: [unreadLetters, letterList, readLetter, deleteLetters, readAll],
});

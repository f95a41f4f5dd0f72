import * as v from 'valibot';
import { sixDigits, verificationTicket } from './identity-shapes.ts';

/** A code sent to what the member has bound already; `via` says where it was sent. */
export const confirmationCode = v.object({
  via: v.picklist(['phone', 'email']),
  ticket: verificationTicket,
  code: sixDigits,
});

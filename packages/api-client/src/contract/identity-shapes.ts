import * as v from 'valibot';

/** An md5 in hex, the form in which passwords are sent. */
export const md5Hex = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));

/** "+86" and the national number, joined by one space: "+86 13123456789". */
export const phoneNumber = v.pipe(v.string(), v.maxLength(24), v.regex(/^\+\d{1,4} \d{4,14}$/));

/** As it was typed; what it means, and whether it is one, `readMailbox` says. */
export const emailAddress = v.pipe(v.string(), v.maxLength(80), v.regex(/^[^@＠﹫]+[@＠﹫][^@＠﹫]+$/));

/** A code sent by SMS, voice or e-mail. */
export const sixDigits = v.pipe(v.string(), v.regex(/^\d{6}$/));

/** Ticket of a verification, from the answer that announced the code; valid for one device. */
export const verificationTicket = v.pipe(v.string(), v.minLength(1), v.maxLength(100));

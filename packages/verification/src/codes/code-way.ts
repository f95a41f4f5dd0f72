/** How a code travels. */
export type CodeWay = 'sms' | 'email' | 'voice';

/** `cate` of the sendCode calls. */
export const cateOf = { sms: 0, email: 1, voice: 2 } as const satisfies Record<CodeWay, number>;

import { parseYuan } from '@lobby/money';

/** Whether an amount on the wire is more than nothing. */
export const isMoney = (yuan: string): boolean => (parseYuan(yuan) ?? 0n) > 0n;

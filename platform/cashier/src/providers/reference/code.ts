/** Stands in orders, payments and withdrawals, and in the address of callbacks; never changed. */
export const code = 'reference';

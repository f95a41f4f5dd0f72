/** What the cashier hands to protection and bonus, for their tests. */
export { depositBook } from '@lobby/platform-cashier/deposits/orders/deposit-book';
export { emptiedVenues } from '@lobby/platform-cashier/venues/transfers/emptied-venues';
export { accountOf } from '@lobby/platform-cashier/withdrawals/accounts/account-rows';
export { quoteFor } from '@lobby/platform-cashier/withdrawals/orders/quote';
export { openWithdrawal } from '@lobby/platform-cashier/withdrawals/orders/request-withdrawal';

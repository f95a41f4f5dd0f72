/** What the cashier hands to protection and bonus, for their tests. */
export { creditedDeposits } from '@lobby/platform-cashier/deposits/orders/credited-deposits';
export { depositBook } from '@lobby/platform-cashier/deposits/orders/deposit-book';
export { depositedWithin } from '@lobby/platform-cashier/deposits/orders/deposited-within';
export { emptiedVenues } from '@lobby/platform-cashier/venues/transfers/emptied-venues';
export { accountOf } from '@lobby/platform-cashier/withdrawals/accounts/account-rows';
export { quoteFor } from '@lobby/platform-cashier/withdrawals/orders/quote';
export { openWithdrawal } from '@lobby/platform-cashier/withdrawals/orders/request-withdrawal';

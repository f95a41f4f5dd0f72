/** What the cashier hands to protection and bonus, for their tests. */
export { depositBook } from '@lobby/platform-cashier/deposits/orders/deposit-book';
export { emptiedVenues } from '@lobby/platform-cashier/venues/transfers/emptied-venues';

import type { AccountPage } from '../account-kinds.ts';

/** What kind of account is added. */
export interface AddAccount {
  readonly page: AccountPage;
}

/** Whether it is set for the first time, changed with the old one, or was forgotten. */
export interface WithdrawalPassword {
  readonly does: 'set' | 'change' | 'reset';
}

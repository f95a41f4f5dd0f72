/** `remove`: the passkey to be removed; without it one is added. */
export interface ChangePasskeys {
  readonly remove?: { readonly id: string; readonly device: string };
}

import type { PasskeyState } from '@lobby/verification/confirm';

/** A member without passkeys. */
export const noPasskey: PasskeyState = { isOffered: false, isAsking: false };

/** A member who may confirm by a passkey. */
export const withPasskey: PasskeyState = { isOffered: true, isAsking: false };

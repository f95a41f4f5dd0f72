import { toFailure } from '@lobby/api';
import { useCheckPromotionMutation, useJoinPromotionMutation } from '@lobby/api/endpoints/promotion';
import type { ApiFailure } from '@lobby/api-client/request';
import { currentLocale } from '@lobby/i18n';
import { useState } from 'react';

/** Joining a promotion in two steps, as its checks are, and signing days in one that was joined. */
export interface Joining {
  readonly isBusy: boolean;
  /** Why the last step was refused. */
  readonly failure: ApiFailure | undefined;
  /** Until when the place is held for the member, ms; 0: it is not. */
  readonly heldUntil: number;
  /** Asks whether the member may join, and holds the place. */
  onCheck(): void;
  /** Gives the place up. */
  onCancel(): void;
  /** @param day the day to be signed in a promotion of signing in; absent: today, or none. */
  onJoin(day?: string): void;
}

/** @param onUnmet a condition is not met any more: what is shown is older. */
export function useJoining(id: string, onUnmet: () => void): Joining {
  const [check, checking] = useCheckPromotionMutation();
  const [join, joining] = useJoinPromotionMutation();
  const [heldUntil, setHeldUntil] = useState(0);
  const error = joining.error ?? checking.error;
  return {
    isBusy: checking.isLoading || joining.isLoading,
    failure: error && toFailure(error),
    heldUntil,
    async onCheck() {
      joining.reset();
      const { data } = await check({ id, langx: currentLocale() });
      setHeldUntil(data?.heldUntil ?? 0);
      if (data?.heldUntil === 0) onUnmet();
    },
    onCancel: () => setHeldUntil(0),
    async onJoin(day) {
      checking.reset();
      const { error: refused } = await join({
        id,
        langx: currentLocale(),
        ...(day !== undefined && { day }),
      });
      setHeldUntil(0);
      if (refused) onUnmet();
    },
  };
}

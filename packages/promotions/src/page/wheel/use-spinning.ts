import { toFailure } from '@lobby/api';
import { useJoinPromotionMutation } from '@lobby/api/endpoints/promotion';
import type { WheelShape } from '@lobby/api-client/contract/act/promotion-shape';
import { type ApiFailure, randomUuid } from '@lobby/api-client/request';
import { currentLocale } from '@lobby/i18n';
import { useEffect, useRef, useState } from 'react';
import type { Spin } from './check-spin.ts';

/** Spinning the wheel of a promotion. */
export interface Spinning {
  readonly isBusy: boolean;
  /** Why the last spin was not made. */
  readonly failure: ApiFailure | undefined;
  /** The last spin that was made on this page, which the wheel turns to. */
  readonly spun: Spin | undefined;
  /** What was committed to before a spin, as this page received it. */
  seen(number: number): string | undefined;
  onSpin(): void;
}

/**
 * A spin is asked for by its number, which is spun once: pressing twice, or again after a failure, gives one result.
 * @param onRefused what is shown may be older than what is.
 */
export function useSpinning(id: string, wheel: WheelShape | null, onRefused: () => void): Spinning {
  const [join, { isLoading, error, reset }] = useJoinPromotionMutation();
  const [spun, setSpun] = useState<Spin>();
  const seen = useRef(new Map<number, string>());
  useEffect(() => {
    if (wheel && !seen.current.has(wheel.next.number))
      seen.current.set(wheel.next.number, wheel.next.commitment);
  }, [wheel]);
  return {
    ...{ isBusy: isLoading, failure: error && toFailure(error), spun },
    seen: number => seen.current.get(number),
    async onSpin() {
      if (!wheel || isLoading) return;
      reset();
      const { number } = wheel.next;
      const spin = { number, client: randomUuid() };
      const { data, error: refused } = await join({ id, langx: currentLocale(), spin });
      const made = data?.own?.wheel?.spins.find(one => one.number === number);
      if (made) setSpun(made);
      if (refused) onRefused();
    },
  };
}

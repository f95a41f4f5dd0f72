import { usePause } from '@lobby/api/use-pause';
import { useState } from 'react';

/**
 * Whether money goes into a venue: in a pause it comes back alone. What the first answer about a pause makes of it stays
 * until the member turns it round: a pause that begins or ends must not send what is typed the other way.
 */
export function useDirection(): readonly [isIn: boolean, turn: (isIn: boolean) => void] {
  const pause = usePause();
  const [chosen, choose] = useState<boolean>();
  if (chosen === undefined && pause !== undefined) choose(!pause);
  return [chosen ?? true, choose];
}

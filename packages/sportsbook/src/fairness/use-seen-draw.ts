import { serverNow } from '@lobby/api';
import type { WireDraw } from '@lobby/api-client/contract/game/draws';
import { useEffect, useState } from 'react';
import { rememberDraw, type SeenDraw, seenDraw } from './seen-draws.ts';

/** How this browser first saw a match promised. What it sees now is kept as long as it is still a promise. */
export function useSeenDraw({ ecid, kickoff, draw_hash, ended }: WireDraw): SeenDraw | undefined {
  const [seen, setSeen] = useState(() => seenDraw({ ecid, kickoff }));
  useEffect(() => {
    if (!ended) rememberDraw({ ecid, kickoff, hash: draw_hash, at: serverNow() });
    setSeen(seenDraw({ ecid, kickoff }));
  }, [ecid, kickoff, draw_hash, ended]);
  return seen;
}

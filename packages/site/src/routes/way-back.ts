import { useSession } from '@lobby/api-client/session';
import { paths } from '@lobby/feature';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Where a visitor was going when they were sent home to log in: the state of that one entry of the browser's history.
 * It outlives a reload, and ends when they go elsewhere.
 */
export interface SentHome {
  /** Path, query and hash. */
  readonly goingTo: string;
}

/** What a visit home remembers of a page that needs a login; nothing of home itself. */
export function sentHomeFrom(at: {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}): SentHome | undefined {
  return at.pathname === paths.home() ? undefined : { goingTo: at.pathname + at.search + at.hash };
}

/** The page of this site that a state leads back to; undefined for anything else: `//host`, `/\\host`, `javascript:`. */
export function wayBack(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('goingTo' in state)) return undefined;
  const { goingTo } = state;
  return typeof goingTo === 'string' && /^\/(?![\\/])[^\s\\]*$/.test(goingTo) ? goingTo : undefined;
}

/** Navigates to the requested page after a login, by any kind of login. */
export function useWayBack(): void {
  const { loggedIn } = useSession();
  const { state } = useLocation();
  const navigate = useNavigate();
  const before = useRef(loggedIn);
  useEffect(() => {
    const to = loggedIn && !before.current ? wayBack(state) : undefined;
    before.current = loggedIn;
    if (to !== undefined) void navigate(to, { replace: true });
  }, [loggedIn, state, navigate]);
}

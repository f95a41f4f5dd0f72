import { useSession } from '@lobby/api/session';
import { paths } from '@lobby/feature';
import { type WayBack, wayBack, wayBackTo } from '@lobby/feature/way-back';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** What a visit home remembers of a page that needs a login; nothing of home itself. */
export function sentHomeFrom(at: Parameters<typeof wayBackTo>[0]): WayBack | undefined {
  return at.pathname === paths.home() ? undefined : wayBackTo(at);
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

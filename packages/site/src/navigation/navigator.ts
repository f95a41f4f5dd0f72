import { paths } from '@lobby/feature';
import { useEffect } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router-dom';
import { sentHomeFrom } from './way-back.ts';

/** What listeners outside React may do with the router. */
export interface Navigator {
  navigate(to: string): void;
  /** The path on screen. */
  pathname(): string;
}

/** What the end of a session does with it, besides. */
export interface HomeNavigator extends Navigator {
  /** Goes home and opens the login; after it the current page is restored. */
  sendHome(): void;
}

let go: NavigateFunction | undefined;
let waiting: ((go: NavigateFunction) => void) | undefined;

function when(act: (go: NavigateFunction) => void): void {
  if (go) act(go);
  else waiting = act;
}

/** Navigation for listeners; a request before the first page has rendered runs right after it. */
export const navigator: HomeNavigator = {
  navigate: to => when(go => void go(to)),
  sendHome() {
    const state = sentHomeFrom(window.location);
    // Who is home already keeps what that visit remembers.
    if (state) when(go => void go(paths.home(), { replace: true, state }));
  },
  pathname: () => window.location.pathname,
};

/** Lends the router's `navigate` to the listeners while the site is on screen. */
export function useNavigatorBridge(): void {
  const navigate = useNavigate();
  useEffect(() => {
    go = navigate;
    waiting?.(navigate);
    waiting = undefined;
    return () => {
      go = undefined;
    };
  }, [navigate]);
}

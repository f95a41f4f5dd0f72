import { useEffect } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router-dom';

/** What listeners outside React may do with the router. */
export interface Navigator {
  navigate(to: string): void;
  /** The path on screen. */
  pathname(): string;
}

let go: NavigateFunction | undefined;
let waiting: string | undefined;

/** The way for listeners to change the page; what is asked before the first page is done right after it. */
export const navigator: Navigator = {
  navigate(to) {
    if (go) void go(to);
    else waiting = to;
  },
  pathname: () => window.location.pathname,
};

/** Lends the router's `navigate` to the listeners while the site is on screen. */
export function useNavigatorBridge(): void {
  const navigate = useNavigate();
  useEffect(() => {
    go = navigate;
    if (waiting !== undefined) void navigate(waiting);
    waiting = undefined;
    return () => {
      go = undefined;
    };
  }, [navigate]);
}

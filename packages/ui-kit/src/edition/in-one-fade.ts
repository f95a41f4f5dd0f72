let latest: ViewTransition | undefined;

/**
 * Runs `change`, which gives the whole page other colours, so that the page fades once (styles.css: 200 ms) and no part
 * of it runs a transition of its own meanwhile. At once, without a fade, for reduced motion, for a page in the
 * background and where the browser knows no view transitions.
 */
export function inOneFade(change: () => void): void {
  const root = document.documentElement;
  root.toggleAttribute('data-switching', true);
  const still = document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches;
  const fade = still ? undefined : document.startViewTransition?.(change);
  latest = fade;
  // A second switch ends the first fade early.
  const finish = () => {
    if (latest === fade) root.toggleAttribute('data-switching', false);
  };
  if (!fade) {
    change();
    // The new colours are taken over before transitions are allowed again.
    root.getBoundingClientRect();
    finish();
  } else {
    fade.ready.catch(() => {});
    fade.finished.then(finish, finish);
  }
}

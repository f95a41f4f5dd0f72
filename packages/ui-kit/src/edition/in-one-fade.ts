let latest: ViewTransition | undefined;

/**
 * Runs `change`, which recolours the whole page, so that the page fades once (200 ms) and no part runs its own
 * transition. Without a fade for reduced motion, in the background, and in browsers without view transitions.
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

/** Once round, ms, in as many steps as eight a second are. */
const turnMs = 90_000;
const steps = (turnMs / 1_000) * 8;

/** A ref: its part turns around its origin while it is in view, and stands still where motion is reduced. */
export function turning(part: SVGElement | null): (() => void) | undefined {
  if (!part || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const turn = part.animate([{ transform: 'rotate(0deg)' }, { transform: 'rotate(360deg)' }], {
    duration: turnMs,
    easing: `steps(${steps})`,
    iterations: Number.POSITIVE_INFINITY,
  });
  const observer = new IntersectionObserver(seen => {
    if (seen.at(-1)?.isIntersecting) turn.play();
    else turn.pause();
  });
  observer.observe(part);
  return () => {
    observer.disconnect();
    turn.cancel();
  };
}

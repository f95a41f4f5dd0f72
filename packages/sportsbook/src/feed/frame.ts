/** Runs `task` once, soon; returns the undo. Handed in so tests drive time. */
export type Schedule = (task: () => void) => () => void;

/** Before the next paint; a hidden page paints nothing, so nothing runs until it is shown again. */
export const onNextFrame: Schedule = task => {
  const id = requestAnimationFrame(task);
  return () => cancelAnimationFrame(id);
};

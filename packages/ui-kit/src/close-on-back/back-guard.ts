/** The browser's history, as far as a dialog needs it. */
export interface PageHistory {
  /** Whether the current history entry is the one for open dialogs. */
  isGuarded(): boolean;
  /** Adds such an entry: the same page once more. */
  push(): void;
  back(): void;
  forward(): void;
  /** Calls when the visitor, or one of us, has moved in the history. */
  onMoved(listener: () => void): void;
  /** Calls when whatever is under way now is done: a page may be left in the same breath as its dialog. */
  afterwards(work: () => void): void;
}

/**
 * How an open dialog is left at this moment; undefined while it may not be. Returns true when it went one step back inside
 * the dialog, which stays open.
 */
type WayOut = () => (() => unknown) | undefined;

/** Lets the back button close the topmost dialog. */
export interface BackGuard {
  /** Counts a dialog as open, above those that are; returns the undo. */
  add(wayOut: WayOut): () => void;
}

/**
 * While dialogs are open, the history has an additional entry of the same page. Going back from it closes the topmost
 * dialog. It is removed with the last dialog, and skipped when it is reached without one.
 */
export function createBackGuard(history: PageHistory): BackGuard {
  const open: WayOut[] = [];
  /** A step back of our own has been requested and has not happened yet. */
  let stepping = false;

  const stepBack = () => {
    stepping = true;
    history.back();
  };

  function settle(): void {
    if (stepping) return;
    const guarded = history.isGuarded();
    if (open.length > 0 && !guarded) history.push();
    else if (open.length === 0 && guarded) stepBack();
  }

  history.onMoved(() => {
    const guarded = history.isGuarded();
    if (stepping) {
      stepping = false;
      // Another page was opened meanwhile, and our step has left that one instead.
      if (guarded) history.forward();
      else settle();
      return;
    }
    if (guarded) return settle();
    const wayOut = open.at(-1);
    if (!wayOut) return;
    const leave = wayOut();
    if (!leave || leave() === true) settle();
  });

  return {
    add(wayOut) {
      open.push(wayOut);
      history.afterwards(settle);
      return () => {
        open.splice(open.indexOf(wayOut), 1);
        history.afterwards(settle);
      };
    },
  };
}

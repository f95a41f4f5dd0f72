/** What a visitor did on the prerendered page before the app lived. */
export interface EarlyTouch {
  /** Repeats focus and press on the buttons now rendered. Call once, when `container` has been rendered again. */
  replay(container: ParentNode): void;
}

/**
 * Remembers which button of the prerendered page has the focus, and which was pressed (the page's loader marks it
 * with `data-pressed`). Links need no memory: they lead on by themselves.
 */
export function watchEarlyTouch(drawn: Element | null): EarlyTouch {
  let focused = drawn?.contains(document.activeElement) ? document.activeElement : null;
  drawn?.addEventListener('focusin', ({ target }) => {
    focused = target instanceof Element ? target : null;
  });
  return {
    replay(container) {
      if (!drawn) return;
      if (focused) counterpart(focused, drawn, container)?.focus();
      const pressed = drawn.querySelector('[data-pressed]');
      if (pressed) counterpart(pressed, drawn, container)?.click();
    },
  };
}

/** The element of the same kind and name: of several, the one in the same place among them. */
function counterpart(early: Element, drawn: ParentNode, container: ParentNode): HTMLElement | undefined {
  const alike = (root: ParentNode) =>
    [...root.querySelectorAll<HTMLElement>(early.localName)].filter(one => nameOf(one) === nameOf(early));
  return alike(container)[alike(drawn).findIndex(one => early.isSameNode(one))];
}

const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent;

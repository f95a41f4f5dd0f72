/** One thing on a page that is not as it should be: what is wrong, and where. */
export type Finding = string;

/** What a finding calls an element: the first of its classes, and what it says. */
export function nameOf(element: Element): string {
  return `${classOf(element)} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)}`;
}

export function classOf(element: Element): string {
  return `<${element.tagName.toLowerCase()}.${String(element.getAttribute('class') ?? '').split(' ')[0]}>`;
}

/** Whether an element is on the screen, and not behind the dialog that is open now. */
export function whatIsShown(): (element: Element) => boolean {
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
  return element =>
    (!modal || modal.contains(element)) &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('[inert], [data-base-ui-inert]') &&
    element.getBoundingClientRect().width > 1;
}

/** Bars and dialogs that stay while the page scrolls may cover what is scrolled under them. */
export function isFloating(element: Element, under?: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement)
    if (/fixed|sticky/.test(getComputedStyle(at).position)) return !(under && at.contains(under));
  return false;
}

const events = [
  ...['click', 'mouseover', 'pointerenter', 'focus', 'load', 'error', 'toggle', 'submit', 'copy', 'input'],
  ...[
    'animationstart',
    'animationend',
    'transitionend',
    'wheel',
    'drag',
    'begin',
    'pageshow',
    'loadstart',
    'start',
  ],
];

/** Does to every element what a reader or the browser could, without leaving the page. */
export function provoke(root: Element): void {
  const { ownerDocument } = root;
  const stay = (event: Event) => {
    const link = (event.target as Element | null)?.closest('a, area');
    if (!link || !isScript(link)) event.preventDefault();
  };
  ownerDocument.addEventListener('click', stay, true);
  ownerDocument.addEventListener('submit', stay, true);
  for (const element of root.querySelectorAll('*')) {
    for (const type of events) element.dispatchEvent(new Event(type, { bubbles: false, cancelable: true }));
    if (element instanceof HTMLAnchorElement) element.click();
  }
  ownerDocument.removeEventListener('click', stay, true);
  ownerDocument.removeEventListener('submit', stay, true);
}

/** Following it runs something here. */
function isScript(link: Element): boolean {
  return ['href', 'xlink:href'].some(name => /script:/i.test(link.getAttribute(name) ?? ''));
}

/** Something on the page as a person names it: what it is, and what it says. */
export interface Wanted {
  readonly role: keyof typeof selectors;
  /** The whole name, or a part of it as a pattern. */
  readonly name?: string | RegExp;
  /** Only inside the last dialog, or the last element that fits. */
  readonly inside?: Wanted;
  /** Whether it is chosen: pressed, checked. */
  readonly chosen?: boolean;
  /** Whether the last that fits is meant instead of the first. */
  readonly last?: boolean;
}

export const selectors = {
  article: 'article',
  button: 'button, [role=button]',
  checkbox: 'input[type=checkbox], [role=checkbox]',
  combobox: '[role=combobox]',
  heading: 'h1, h2, h3',
  dialog: 'dialog[open], [role=dialog]:not([data-type]), [role=alertdialog]',
  link: 'a[href]',
  price: 'main button[aria-pressed]:has([aria-hidden=true])',
  radio: 'input[type=radio], [role=radio]',
  region: 'section, aside, [role=region]',
  text: 'b, dd, div, dt, em, h1, h2, h3, li, output, p, span, strong, td, time',
  textbox: 'input:not([type=checkbox], [type=radio]), textarea',
} as const;

/** What is found: the middle of its part that is in the window, and what it says. */
export interface Found {
  readonly count: number;
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly value: string;
  readonly href: string;
  /** It can be pressed where it is: nothing is over it, and it stood still for two frames. */
  readonly canPress: boolean;
  readonly disabled: boolean;
  /** It has the focus. */
  readonly focused: boolean;
}

/** `Wanted` in JSON, the outermost first. */
export interface Step {
  readonly selector: string;
  readonly exact?: string;
  readonly pattern?: string;
  readonly chosen?: boolean;
  readonly last: boolean;
}

export function stepsTo({ role, name, inside, chosen, last = false }: Wanted): Step[] {
  const named = typeof name === 'string' ? { exact: name } : { pattern: name?.source };
  // The topmost dialog is the one that is meant.
  const step = { selector: selectors[role], ...named, chosen, last: last || role === 'dialog' };
  return [...(inside ? stepsTo(inside) : []), step];
}

/** Runs in the page: finds what is wanted, and brings it into the window when it is to be pressed. */
export async function seek(steps: readonly Step[], toPress: boolean): Promise<Found | null> {
  const frame = () => new Promise(requestAnimationFrame);
  const clean = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const labelOf = (element: Element): string => {
    const labels = (element as HTMLInputElement).labels;
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    if (ids.length > 0) return clean(ids.map(id => document.getElementById(id)?.textContent).join(' '));
    const said = element.getAttribute('aria-label');
    if (said) return clean(said);
    return clean(labels?.[0]?.textContent || element.textContent);
  };
  /** What is drawn of it: a tile may be the label of a radio button that is not drawn. */
  const drawnOf = (element: Element) =>
    (element.matches('[type=radio], [type=checkbox]') && (element as HTMLInputElement).labels?.[0]) ||
    element;
  const isShown = (element: Element) =>
    drawnOf(element).checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    drawnOf(element).getBoundingClientRect().width > 0 &&
    !element.closest('[inert]');
  const fits = (element: Element, { exact, pattern, chosen }: Step) => {
    const isChosen = element.matches('[aria-pressed=true], [aria-checked=true], :checked');
    if (!isShown(element) || (chosen !== undefined && chosen !== isChosen)) return false;
    if (exact !== undefined) return labelOf(element) === exact;
    return pattern === undefined || new RegExp(pattern).test(labelOf(element));
  };

  let all: Element[] = [document.body];
  for (const step of steps) {
    const [within] = all;
    all = [...(within?.querySelectorAll(step.selector) ?? [])].filter(element => fits(element, step));
    if (step.last) all = all.slice(-1);
  }
  const [element] = all;
  if (!element) return null;
  if (toPress) element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const before = element.getBoundingClientRect();
  if (toPress) await frame();
  if (toPress) await frame();
  const box = element.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const hit = document.elementFromPoint(x, y);
  const met =
    hit !== null && (element.contains(hit) || (element as HTMLInputElement).labels?.[0]?.contains(hit));
  return {
    count: all.length,
    x: Math.round(x),
    y: Math.round(y),
    text: clean(element.textContent),
    value: (element as HTMLInputElement).value ?? '',
    href: element.getAttribute('href') ?? '',
    canPress: met === true && Math.hypot(box.left - before.left, box.top - before.top) < 1,
    disabled: element.matches(':disabled, [aria-disabled=true], [aria-busy=true]'),
    focused: element === document.activeElement,
  };
}

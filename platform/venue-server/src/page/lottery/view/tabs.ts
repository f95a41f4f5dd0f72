import { button, h } from '../../elements.ts';
import './tabs.css';

export interface Tabs {
  readonly element: HTMLElement;
  /** Which part is shown, from 0. */
  shown(): number;
  /** Says beside the name of a part how many of it were chosen; 0: nothing. */
  setCount(at: number, count: number): void;
}

/** Which of a page's tabs are told apart by their ids. */
let made = 0;

/**
 * Parts of which one is shown at a time.
 * @param onShow called with the part that a press shows.
 */
export function tabs(
  label: string,
  parts: readonly { readonly name: string; readonly content: HTMLElement }[],
  onShow: (at: number) => void = () => {},
): Tabs {
  const id = `tabs-${made}`;
  made += 1;
  let current = 0;
  const counts = parts.map(() => h('span', { class: 'count' }));
  const heads = parts.map(({ name }, at) =>
    button(
      { class: 'tab', role: 'tab', id: `${id}-head-${at}`, 'aria-controls': `${id}-part-${at}` },
      () => show(at),
      name,
      counts[at] as HTMLElement,
    ),
  );
  const panels = parts.map(({ content }, at) =>
    h('div', { role: 'tabpanel', id: `${id}-part-${at}`, 'aria-labelledby': `${id}-head-${at}` }, content),
  );
  const list = h('div', { class: 'tabs', role: 'tablist', 'aria-label': label }, ...heads);
  list.hidden = parts.length === 1;

  function mark(): void {
    for (const [at, head] of heads.entries()) {
      const isShown = at === current;
      head.setAttribute('aria-selected', String(isShown));
      head.tabIndex = isShown ? 0 : -1;
      (panels[at] as HTMLElement).hidden = !isShown;
    }
  }
  function show(at: number): void {
    current = at;
    mark();
    heads[at]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    onShow(at);
  }
  list.addEventListener('keydown', event => {
    const last = heads.length - 1;
    const to = {
      ArrowRight: current === last ? 0 : current + 1,
      ArrowLeft: current === 0 ? last : current - 1,
    };
    const next = { ...to, Home: 0, End: last }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    show(next);
    heads[next]?.focus();
  });
  mark();
  return {
    element: h('div', { class: 'tabbed' }, list, ...panels),
    shown: () => current,
    setCount(at, count) {
      const shown = counts[at];
      if (shown) shown.textContent = count === 0 ? '' : String(count);
    },
  };
}

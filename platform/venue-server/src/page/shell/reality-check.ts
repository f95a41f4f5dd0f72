import { button, h } from '../elements.ts';
import { call, type Played, realityDue } from '../server.ts';
import type { Visit } from '../visit.ts';

/** How long it waits before it asks again what the server did not say, ms. */
const pauseMs = 5_000;

/**
 * After the time that the market states, tells the player how long they have played and what it came to; it is closed
 * by going on or by leaving, and until then the server takes no stake.
 */
export function watchReality({ state, key, site, texts }: Visit): HTMLElement {
  const words = texts.reality;
  const body = h('div', { class: 'panel-body', role: 'status' });
  const onward = button({ class: 'pill' }, () => void goOn(), words.goOn);
  const leave = button({ class: 'pill' }, stop, words.stop);
  const answers = h('div', { class: 'reality-answers' }, onward, leave);
  const dialog = h(
    'dialog',
    { class: 'panel reality', 'aria-labelledby': 'reality-title' },
    h('div', { class: 'panel-top' }, h('h2', { id: 'reality-title' }, words.title)),
    body,
    answers,
  );
  // The escape key is no answer.
  dialog.addEventListener('cancel', event => event.preventDefault());
  addEventListener(realityDue, () => void show());
  wait(state.market.realityCheckMs);

  function wait(ms: number): void {
    setTimeout(() => void show(), ms);
  }

  async function show(): Promise<void> {
    if (dialog.open) return;
    const played = await call<Played>('/reality-check', undefined, key);
    if ('reason' in played) {
      if (played.reason === 'unreachable') wait(pauseMs);
      return;
    }
    if (played.dueMs > 0) return wait(played.dueMs);
    const { minutes, staked, returned, net } = played;
    body.replaceChildren(
      h('p', {}, words.played(minutes)),
      h('p', {}, words.sums(staked, returned)),
      h('p', { class: 'figure' }, words.net(net)),
    );
    if (!dialog.open) dialog.showModal();
  }

  /** Nothing more is played here, also where no site frames the page. */
  function stop(): void {
    answers.remove();
    body.replaceChildren(h('p', {}, texts.ended));
    site.tellParent({ type: 'ended', reason: 'left' });
  }

  async function goOn(): Promise<void> {
    const passed = await call<Played>('/reality-check', {}, key);
    if ('reason' in passed && passed.reason === 'unreachable') {
      body.append(h('p', { role: 'alert' }, texts.unreachable));
      return;
    }
    dialog.close();
    if ('dueMs' in passed) wait(passed.dueMs);
  }
  return dialog;
}

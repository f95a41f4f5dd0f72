import { afterEach, expect, it, vi } from 'vitest';
import { h } from '../elements.ts';
import type { SessionCalls } from '../server.ts';
import { textsOf } from '../texts.ts';
import { createPanels } from './panels.ts';

const texts = textsOf('zh-CN');
afterEach(() => document.body.replaceChildren());

/** Panels whose rounds are told when `answer` is called. */
function open() {
  let answer = () => {};
  const rounds = vi.fn<SessionCalls['rounds']>(
    () =>
      new Promise(resolve => {
        answer = () => resolve({ rounds: [], transfers: [] });
      }),
  );
  const calls = { rounds } as unknown as SessionCalls;
  const panels = createPanels({ calls, texts, language: 'zh-CN', rules: () => [h('p', {}, 'the rules')] });
  document.body.append(panels.element);
  const dialog = panels.element;
  const close = () => dialog.querySelector('button')?.click();
  return { panels, dialog, close, answer: () => answer() };
}

/** Everything that follows an answer has been done. */
const done = () => new Promise(resolve => setTimeout(resolve));

it('a panel that was closed before its answer came stays closed', async () => {
  const { panels, dialog, close, answer } = open();
  panels.showRounds();
  expect(dialog.textContent).toContain(texts.opening);
  close();
  answer();
  await done();
  expect(dialog.open).toBe(false);
});

it('an answer does not take the place of a panel that was opened meanwhile', async () => {
  const { panels, dialog, answer } = open();
  panels.showRounds();
  panels.showRules();
  answer();
  await done();
  expect(dialog.textContent).toContain('the rules');
});

it('the focus stays in the panel when what had it is replaced', async () => {
  const { panels, dialog, answer } = open();
  panels.showRounds();
  answer();
  await vi.waitFor(() => expect(dialog.textContent).toContain(texts.noRounds));
  const link = h('button', {}, 'a row');
  dialog.querySelector('.panel-body')?.append(link);
  link.focus();
  panels.showRules();
  expect(dialog.contains(document.activeElement)).toBe(true);
});

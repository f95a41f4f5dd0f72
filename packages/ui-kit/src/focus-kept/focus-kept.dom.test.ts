import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { useFocusKept } from './focus-kept.ts';

afterEach(() => document.body.replaceChildren());

/** A page, with these parts beside its content, after a dialog has closed that left the focus in the field of `id`. */
async function afterDialog(html: string, id: string): Promise<HTMLElement> {
  document.body.innerHTML = `<main tabindex="-1"></main>${html}`;
  const field = document.getElementById(id);
  if (!field) throw new Error(`the page has no field ${id}`);
  field.focus();
  let closed: (() => void) | undefined;
  const root = createRoot(document.createElement('div'));
  root.render(
    createElement(() => {
      closed = useFocusKept();
      return null;
    }),
  );
  onTestFinished(() => root.unmount());
  await vi.waitFor(() => expect(closed).toBeDefined());
  closed?.();
  await new Promise(requestAnimationFrame);
  return field;
}

const focused = () => document.activeElement?.outerHTML.match(/^<\w+( role="\w+")?/)?.[0];

it('goes to the content when what has it is taken away', async () => {
  (await afterDialog('<input id="name">', 'name')).remove();
  await vi.waitFor(() => expect(focused()).toBe('<main'));
});

it.each(['dialog', 'alertdialog'])('stays in an open %s when its step is replaced', async role => {
  const dialog = `<div role="${role}" data-open tabindex="-1"><input id="code"></div>`;
  (await afterDialog(dialog, 'code')).remove();
  await vi.waitFor(() => expect(focused()).toBe(`<div role="${role}"`));
});

it('is not taken from another field in which somebody types by then', async () => {
  const field = await afterDialog('<input id="name"><textarea></textarea>', 'name');
  document.querySelector('textarea')?.focus();
  field.remove();
  await new Promise(requestAnimationFrame);
  expect(focused()).toBe('<textarea');
});

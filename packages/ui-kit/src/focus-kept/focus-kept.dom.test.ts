import { createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { useFocusKept, useFocusKeptIn } from './focus-kept.ts';

afterEach(() => document.body.replaceChildren());

/** A page, with these parts beside its content, in which a dialog has just closed; the focus is in the field of `id`, if any. */
async function closeDialog(html: string, id?: string): Promise<void> {
  document.body.innerHTML = `<main tabindex="-1"></main>${html}`;
  if (id) element(id).focus();
  let closed: (() => void) | undefined;
  const root = createRoot(document.createElement('div'));
  root.render(
    createElement(() => {
      closed = useFocusKept();
      return null;
    }),
  );
  onTestFinished(async () => {
    root.unmount();
    await frames(4);
  });
  await vi.waitFor(() => expect(closed).toBeDefined());
  closed?.();
}

/** The same a frame later, when what has the focus is watched. */
async function afterDialog(html: string, id: string): Promise<HTMLElement> {
  await closeDialog(html, id);
  await frames(1);
  return element(id);
}

async function frames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
}

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the page has no element ${id}`);
  return found;
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

it('is left to a dialog that opens in this frame and gives it to a part of its own', async () => {
  await closeDialog('<div role="alertdialog" data-open tabindex="-1"><button id="cancel"></button></div>');
  // As Base UI does, which takes it from nobody.
  requestAnimationFrame(() => document.activeElement === document.body && element('cancel').focus());
  await frames(4);
  expect(focused()).toBe('<button');
});

it('is not taken from another field in which somebody types by then', async () => {
  const field = await afterDialog('<input id="name"><textarea></textarea>', 'name');
  document.querySelector('textarea')?.focus();
  field.remove();
  await frames(1);
  expect(focused()).toBe('<textarea');
});

it('goes to what has the place of a part that was replaced, and not to the content around it', async () => {
  document.body.innerHTML = '<main tabindex="-1"></main>';
  const Part = () => {
    const [at, setAt] = useState(0);
    const tab = (name: number) =>
      createElement('button', {
        key: name,
        type: 'button',
        id: `${at}-${name}`,
        'aria-selected': name === at,
        onClick: () => setAt(name),
      });
    const kept = useFocusKeptIn<HTMLDivElement>('[aria-selected=true]');
    return createElement('div', kept, createElement('p', { key: at }, tab(0), tab(1)));
  };
  const root = createRoot(document.querySelector('main') as HTMLElement);
  onTestFinished(() => root.unmount());
  root.render(createElement(Part));
  await vi.waitFor(() => element('0-1').focus());
  element('0-1').click();
  await vi.waitFor(() => expect(document.activeElement?.id).toBe('1-1'));
});

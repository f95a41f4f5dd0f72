import { type HostileHtml, hostileHtml } from '@lobby/allowed-html/testing';
import { type ReactNode, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { provoke } from './provoke.ts';

const showLabel = 'XSS +';
const hideLabel = 'XSS −';

/** Every vector in one story; of the same part elsewhere fewer, which are of every kind too. */
const ALL_VECTORS = 2_000;
export const someVectors = 200;

/** What is not asked of a story of vectors: it has no words of ours, and reading it takes axe ten seconds. */
export const hostileParameters = { a11y: { test: 'off' }, saidBefore: true } as const;

interface HostileRunProps {
  readonly count?: number;
  /** Draws the vectors as the product would; `hide` takes them away. */
  children(vectors: readonly HostileHtml[], hide: () => void): ReactNode;
}

/** All vectors at a press, or so many. */
export function HostileRun({ count = ALL_VECTORS, children }: HostileRunProps): ReactNode {
  const [vectors, setVectors] = useState<readonly HostileHtml[]>();
  return (
    <>
      <Button onClick={() => setVectors(vectors ? undefined : hostileHtml(count))}>
        {vectors ? hideLabel : showLabel}
      </Button>
      {vectors && children(vectors, () => setVectors(undefined))}
    </>
  );
}

/** Elements that run or load something, or change what is around them. */
const dangerous =
  'script, style, iframe, frame, object, embed, applet, svg *, math, form, input, button, link, meta, base, template, video, audio';

/**
 * Shows the vectors of the story's `HostileRun`, does to each element what a reader could, and fails when any ran or
 * left something that could. Takes them away again, unless a dialog covers the button.
 * @param drawn the elements in which each vector was drawn.
 */
export async function expectNoneRuns(
  canvasElement: HTMLElement,
  drawn: () => readonly Element[],
  count = ALL_VECTORS,
): Promise<void> {
  const ran = new Set<number>();
  window.hostileRan = id => ran.add(id);
  await userEvent.click(within(canvasElement).getByRole('button', { name: showLabel }));
  await waitFor(() => expect(drawn()).toHaveLength(count), { timeout: 20_000 });
  for (const text of drawn()) {
    provoke(text);
    const left = [...text.querySelectorAll('*')];
    const attributes = left.flatMap(element => element.getAttributeNames());
    if (text.querySelector(dangerous) || attributes.some(name => name.startsWith('on') || name === 'style'))
      throw new Error(`Something is left that could run: ${text.innerHTML}`);
  }
  const images = drawn().flatMap(text => [...text.querySelectorAll('img')]);
  await waitFor(() => expect(images.filter(image => !image.complete)).toEqual([]));
  expect([...ran]).toEqual([]);
  const hide = within(canvasElement).queryByRole('button', { name: hideLabel });
  if (hide) await userEvent.click(hide);
  window.hostileRan = undefined;
}

import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TextField } from './text-field.tsx';

const onEnter = vi.fn();
const onCompositionEnd = vi.fn();

let root: Root;
beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const page = document.body.appendChild(document.createElement('main'));
  root = createRoot(page);
  const unchanged = () => {};
  act(() =>
    root.render(
      <TextField
        label="金额"
        value="100"
        onChange={unchanged}
        onEnter={onEnter}
        onCompositionEnd={onCompositionEnd}
      />,
    ),
  );
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** `at`: when the event was made, in milliseconds. */
function fire(event: Event, at?: number): void {
  if (at !== undefined) Object.defineProperty(event, 'timeStamp', { value: at });
  act(() => void document.querySelector('input')?.dispatchEvent(event));
}

function pressEnter(init: KeyboardEventInit = {}, at?: number): void {
  fire(
    new KeyboardEvent('keydown', { key: 'Enter', code: 'Enter', keyCode: 13, bubbles: true, ...init }),
    at,
  );
}

function endComposition(at?: number): void {
  fire(new CompositionEvent('compositionend', { bubbles: true }), at);
}

describe('Enter in a line of text', () => {
  it('is a press of its own when nothing is composed; held down it is one', () => {
    pressEnter();
    pressEnter({ repeat: true });
    expect(onEnter).toHaveBeenCalledOnce();
  });

  it('ends a composition in Chromium and Firefox: it comes before the end, as composing', () => {
    pressEnter({ isComposing: true });
    endComposition();
    expect(onEnter).not.toHaveBeenCalled();
    expect(onCompositionEnd).toHaveBeenCalledOnce();
  });

  it('ends a composition in Safari: it comes after the end, with the code of a key that was taken', () => {
    endComposition(1_000);
    pressEnter({ keyCode: 229 }, 5_000);
    expect(onEnter).not.toHaveBeenCalled();
  });

  it.each([
    ['made before the end was told', 990],
    ['at the end', 1_000],
    ['just after the end', 1_010],
  ])('%s, it is the one that ended the composition, whatever its code', (_, at) => {
    endComposition(1_000);
    pressEnter({}, at);
    expect(onEnter).not.toHaveBeenCalled();
  });

  it('is a press of its own a moment after a composition', () => {
    endComposition(1_000);
    pressEnter({}, 1_100);
    expect(onEnter).toHaveBeenCalledOnce();
  });

  it.each([
    ['while the word before it is composed', { isComposing: true }, undefined],
    ['just after that word was finished for it', {}, 1_001],
  ])('on an Android keyboard it is a press of its own %s', (_, init, at) => {
    endComposition(1_000);
    pressEnter({ code: '', ...init }, at);
    expect(onEnter).toHaveBeenCalledOnce();
  });
});

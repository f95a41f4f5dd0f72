import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Planet } from './planet.tsx';

let root: Root;
const animate = vi.fn();
let isReduced: boolean;

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  isReduced = false;
  animate.mockReset();
  Element.prototype.animate = animate;
  vi.spyOn(globalThis, 'matchMedia').mockImplementation(
    // Safe: the planet reads nothing else of it.
    query => ({ matches: isReduced && query.includes('reduce') }) as MediaQueryList,
  );
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  root = createRoot(document.body.appendChild(svg));
});
afterEach(() => act(() => root.unmount()));

const show = (goals: number) => act(async () => root.render(<Planet x={0} y={0} r={18} goals={goals} />));

it('sends a ring outward for each goal, once', async () => {
  await show(1);
  expect(animate).not.toHaveBeenCalled();
  await show(2);
  await show(2);
  expect(animate).toHaveBeenCalledOnce();
  expect(animate.mock.lastCall?.[1]).toMatchObject({ duration: 600 });
});

it('sends nothing for a goal that was taken back', async () => {
  await show(2);
  await show(1);
  expect(animate).not.toHaveBeenCalled();
});

it('sends nothing where motion is reduced', async () => {
  isReduced = true;
  await show(0);
  await show(1);
  expect(animate).not.toHaveBeenCalled();
});

import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sampleCashFlow } from '../../testing/sample-cash-flow.ts';
import { pursesMessages } from '../messages/index.ts';
import { CashFlowView } from './cash-flow.view.tsx';

// What the library of the chart does where the language of the browser is none, as in a WebKit without a locale.
vi.mock('./cash-flow-chart.tsx', () => {
  throw new RangeError('invalid language tag: C');
});

let root: Root;
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  await pursesMessages.load('zh-CN');
  root = createRoot(document.body.appendChild(document.createElement('main')));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

it('shows the days in a table where the chart does not run', async () => {
  await act(async () =>
    root.render(
      <CashFlowView flow={sampleCashFlow} failure={undefined} isRetrying={false} onRetry={vi.fn()} />,
    ),
  );
  await vi.waitFor(() => expect(document.querySelectorAll('tbody tr')).toHaveLength(5));
  expect(document.querySelector('tbody tr')?.textContent).toContain('2026-11-23');
});

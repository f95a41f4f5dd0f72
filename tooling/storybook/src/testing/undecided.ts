import { undecided } from '@lobby/ui-testing/contrast';
import type { Preview } from '@storybook/react-vite';

/** The part of axe's result that is read here. */
interface Result
  extends Partial<Record<'passes' | 'violations' | 'inapplicable', readonly { readonly id: string }[]>> {
  readonly incomplete?: readonly {
    readonly id: string;
    readonly nodes: readonly { readonly target: readonly unknown[]; readonly failureSummary?: string }[];
  }[];
}

/**
 * Fails with what axe could not decide and no measurement did: see the README of `ui-testing`. An annotation of its
 * own, because those of the preview itself end before axe begins.
 */
export const afterEach: Preview['afterEach'] = async ({ id, reporting }) => {
  const report = reporting.reports.find(({ type }) => type === 'a11y');
  const { incomplete = [], ...decided } = (report?.result ?? {}) as Result;
  const { passes = [], violations = [], inapplicable = [] } = decided;
  const ran = new Set([...incomplete, ...passes, ...violations, ...inapplicable].map(({ id: rule }) => rule));
  const found = incomplete.flatMap(({ id: rule, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => ({
      rule,
      target: target.join(' '),
      says: failureSummary.split('\n')[1]?.trim() ?? '',
    })),
  );
  if (!report) return;
  await document.fonts.ready;
  const left = undecided(found, { id, ran });
  if (left.length > 0) throw new Error(`Neither axe nor a measurement can tell:\n${left.join('\n')}`);
};

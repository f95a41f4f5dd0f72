import { describe, expect, it } from 'vitest';
import { filesLike, isThere, read } from './repository.ts';

/**
 * Every dialog is a folder with its story for each step. Dialogs that open each other are declared in `dialogs/`, each
 * with its view in the folder of its name.
 */

const dialogs = filesLike(/^packages\/.*\.dialog\.tsx?$/);

const baseOf = (file: string): string =>
  file
    .replace(/\.dialog\.tsx?$/, '')
    .replace(/\/dialogs\/([\w-]+)$/, (own, name) => (isThere(`${own}.view.tsx`) ? own : `/${name}/${name}`));

/** The steps of a flow, read from its union: `| { step: 'enter-code'; … }`. */
function stepsOf(flow: string): string[] {
  return [
    ...new Set([...flow.matchAll(/\{\s*(?:readonly )?step: '([\w-]+)'/g)].map(match => match[1] ?? '')),
  ];
}

describe('dialogs', () => {
  it('exist', () => expect(dialogs.length).toBeGreaterThan(0));

  it.each(dialogs)('%s has a view, which its container or itself opens, and stories beside that', file => {
    const base = baseOf(file);
    expect(isThere(`${base}.view.tsx`), `Put what the dialog draws into ${base}.view.tsx.`).toBe(true);
    expect(isThere(`${base}.stories.tsx`), `Write ${base}.stories.tsx: one story for each step.`).toBe(true);
  });

  it.each(dialogs)('%s has a story for each step of its flow', file => {
    const base = baseOf(file);
    const steps = isThere(`${base}.flow.ts`) ? stepsOf(read(`${base}.flow.ts`)) : [];
    const stories = isThere(`${base}.stories.tsx`) ? read(`${base}.stories.tsx`) : '';
    const untold = steps.filter(step => !new RegExp(`['"\`]${step}['"\`]`).test(stories));
    expect(untold, `Write a story for each of these steps in ${base}.stories.tsx.`).toEqual([]);
  });
});

describe('parts of the ui-kit', () => {
  const parts = filesLike(/^packages\/ui-kit\/src\/[\w-]+\/[\w-]+\.stories\.tsx$/);
  it('have stories', () => expect(parts.length).toBeGreaterThan(10));
});

import type { TestProject } from 'vitest/node';
import { builtStorybook, type Entry } from './built-storybook.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly storybook: { readonly url: string; readonly entries: readonly Entry[] };
  }
}

/** Builds and serves Storybook once for all test files of the project. */
export default async function provideStorybook({ provide }: TestProject): Promise<() => Promise<void>> {
  const { url, entries, close } = await builtStorybook();
  provide('storybook', { url, entries });
  return close;
}

import { expect } from '@playwright/test';
import { consoleForm } from './console-form.ts';

/** The answer of the next call of a path; of `venue/resource` of any method. */
interface Planned {
  readonly code: number;
  readonly path: string;
  readonly times?: number;
}

/** The fault switch of the platform's console, through its own page. */
export async function faultsOf(platform: string) {
  const { shown, send } = await consoleForm(platform, '/dev/operator/faults');
  return {
    plan: ({ code, path, times = 1 }: Planned) =>
      send({ siteId: '', member: '', method: '', code: String(code), path, times: String(times) }),
    /** Waits until every call that was planned has been answered so. */
    expectUsed: () => expect.poll(shown).not.toContain('<tbody>'),
    clear: () => send({ do: 'clear' }),
  };
}

export type Faults = Awaited<ReturnType<typeof faultsOf>>;

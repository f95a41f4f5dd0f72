import type { DialogNames } from './dialog-names.ts';

/** The flow: steps in the order a member meets them, and one pure function from event to state. */
export function flowFile(
  { component, constant }: DialogNames,
  steps: readonly string[],
  calls: boolean,
): string {
  const last = steps.at(-1) ?? '';
  const states = steps.map(step =>
    calls && step === last
      ? `  | { readonly step: '${step}'; readonly failure?: ApiFailure }`
      : `  | { readonly step: '${step}' }`,
  );
  const cases = steps.map((step, at) => {
    const next = steps[at + 1] ?? (calls ? 'sending' : 'done');
    const before = steps[at - 1];
    const back = before ? `\n      if (event.type === 'went-back') return { step: '${before}' };` : '';
    return `    case '${step}':
      if (event.type === 'went-on') return { step: '${next}' };${back}
      return state;
`;
  });
  return `${calls ? "import type { ApiFailure } from '@lobby/api-client/request';\n\n" : ''}/** The steps, in the order a member meets them. */
export type ${component}State =
${states.join('\n')}
${calls ? "  | { readonly step: 'sending' }\n" : ''}  | { readonly step: 'done' };

export type ${component}Event =
  | { readonly type: 'went-on' }
  | { readonly type: 'went-back' }${
    calls
      ? `
  | { readonly type: 'succeeded' }
  | { readonly type: 'failed'; readonly failure: ApiFailure }`
      : ''
  };

export const start${component}: ${component}State = { step: '${steps[0]}' };

/** An event that has no meaning in the current step leaves the state as it is. */
export function ${constant}Flow(state: ${component}State, event: ${component}Event): ${component}State {
  switch (state.step) {
${cases.join('\n')}
${
  calls
    ? `    case 'sending':
      if (event.type === 'succeeded') return { step: 'done' };
      if (event.type === 'failed') return { step: '${last}', failure: event.failure };
      return state;

`
    : ''
}    case 'done':
      return state;
  }
}
`;
}

export function flowTest(
  { name, component, constant, title }: DialogNames,
  steps: readonly string[],
  calls: boolean,
): string {
  const way = [...steps.slice(1), calls ? 'sending' : 'done'];
  const ons = (count: number) => Array.from({ length: count }, () => 'on').join(', ');
  const end = calls
    ? `
  it('is done when the call succeeded, and back at the last step with the failure when not', () => {
    expect(play(${ons(steps.length)}, { type: 'succeeded' })).toEqual({ step: 'done' });
    const failure = { kind: 'offline' } as const;
    expect(play(${ons(steps.length)}, { type: 'failed', failure })).toEqual({ step: '${steps.at(-1)}', failure });
  });
`
    : '';
  const back =
    steps.length > 1
      ? `
  it('goes one step back', () => {
    expect(play(on, back)).toEqual(start${component});
  });
`
      : '';
  const late = calls ? `${ons(steps.length)}, { type: 'succeeded' }` : ons(steps.length);
  return `import { describe, expect, it } from 'vitest';
import { ${constant}Flow, type ${component}Event, type ${component}State, start${component} } from './${name}.flow.ts';

const play = (...events: ${component}Event[]): ${component}State => events.reduce(${constant}Flow, start${component});
const on = { type: 'went-on' } as const;
const back = { type: 'went-back' } as const;

describe('${title}', () => {
  it('goes from step to step', () => {
    const steps = [${way.map((_, at) => `play(${ons(at + 1)}).step`).join(', ')}];
    expect(steps).toEqual([${way.map(step => `'${step}'`).join(', ')}]);
  });
${back}${end}
  it('stays where it is at an event without meaning there', () => {
    expect(play(back)).toBe(start${component});
    const done = play(${late});
    expect(${constant}Flow(done, on)).toBe(done);
  });
});
`;
}

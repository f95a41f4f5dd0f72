import type { KnownCall } from '../contract/known-call.ts';
import type { DialogNames } from './dialog-names.ts';

/** The hook: runs the flow, and makes the call when the last step is left. */
export function hookFile(names: DialogNames, call: KnownCall | undefined): string {
  return call ? callingHook(names, call) : hook(names);
}

function hook({ name, component, constant }: DialogNames): string {
  return `import { useReducer } from 'react';
import { ${constant}Flow, start${component} } from './${name}.flow.ts';

/** Runs the dialog. The only file of it that may call the API: turn answers into events here. */
export function use${component}() {
  const [state, send] = useReducer(${constant}Flow, start${component});
  return { state, send, goOn: () => send({ type: 'went-on' }) };
}
`;
}

function callingHook({ name, component, constant }: DialogNames, { hook: made }: KnownCall): string {
  const call = (made?.name ?? '').replace(
    /^use(\w)(\w*)Mutation$/,
    (_, first: string, rest: string) => first.toLowerCase() + rest,
  );
  return `import { toFailure } from '@lobby/api';
import { ${made?.name} } from '${made?.door}';
import { useReducer } from 'react';
import type { ${component} } from './${name}.dialog.ts';
import { ${constant}Flow, start${component} } from './${name}.flow.ts';

/** Runs the dialog: the only file of it that calls the API, and turns the answer into an event. */
export function use${component}(payload: ${component}) {
  const [state, send] = useReducer(${constant}Flow, start${component});
  const [${call}] = ${made?.name}();

  async function goOn(): Promise<void> {
    const event = { type: 'went-on' } as const;
    send(event);
    if (${constant}Flow(state, event).step !== 'sending' || state.step === 'sending') return;
    const { error } = await ${call}(payload);
    send(error ? { type: 'failed', failure: toFailure(error) } : { type: 'succeeded' });
  }

  return { state, send, goOn };
}
`;
}

import { codeOf, type ResultName } from '../result-codes/index.ts';

/** A refusal, as the answer of a fake. */
export interface FakeRefusal {
  readonly refuse: ResultName;
  readonly message?: string;
  readonly data?: unknown;
}

/** The answer of a fake at a path: data, a refusal, or a function of the payload that returns one of them. */
export type FakeAnswer = unknown | FakeRefusal | ((payload: unknown) => unknown | Promise<unknown>);

/** Test keys are no secret: 32 bytes of 7. */
export const fakeApiSettings = {
  baseUrl: 'http://platform.test',
  siteId: '1001',
  keyId: 'test',
  key: btoa('\u0007'.repeat(32)),
  encryption: false,
};

export function refuse(name: ResultName, detail: { message?: string; data?: unknown } = {}): FakeRefusal {
  return { refuse: name, ...detail };
}

/**
 * A `fetch` for stories and tests of features: answers plain envelopes by path, without checking signatures.
 * `configureApi({ ...fakeApiSettings, fetch: fakePlatform({ [contract.x.y.path]: data }) })`
 */
export function fakePlatform(answers: Readonly<Record<string, FakeAnswer>>): typeof globalThis.fetch {
  return async (input, init) => {
    const asked = new Request(input, init);
    const { pathname } = new URL(asked.url);
    if (!(pathname in answers)) return envelope({ refuse: 'not-found', message: `no fake for ${pathname}` });
    const known = answers[pathname];
    const text = asked.method === 'GET' ? '{}' : await asked.text();
    return envelope(typeof known === 'function' ? await known(JSON.parse(text)) : known);
  };
}

function envelope(answer: unknown): Response {
  if (isRefusal(answer)) {
    const { refuse: name, message = '', data = null } = answer;
    return Response.json({ status_code: codeOf(name), data, message });
  }
  return Response.json({ status_code: codeOf('success'), data: answer, message: '' });
}

function isRefusal(answer: unknown): answer is FakeRefusal {
  return typeof answer === 'object' && answer !== null && 'refuse' in answer;
}

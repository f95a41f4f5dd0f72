import * as v from 'valibot';
import type { Call } from '../contract/call.ts';
import { MAX_TOGETHER, together } from '../contract/site/together.ts';
import type { Exchange, Requester, RequestOptions } from './exchange.ts';
import { type Reply, readInnerEnvelope } from './read-envelope.ts';

const { readTogether: row } = together;

interface Waiting {
  readonly call: Call;
  readonly payload: unknown;
  /** With the token at the time the call was made: it may have changed when the call is sent. */
  readonly options: RequestOptions & { readonly token: string };
  readonly settle: (exchange: Exchange | Promise<Exchange>) => void;
}

/**
 * A requester that sends reading calls made at the same moment in one request; each caller gets its own answer. Where
 * the platform does not support this, they are sent one by one, and so are all later calls.
 */
export function readTogether(alone: Requester, token: () => string): Requester {
  let waiting: Waiting[] = [];
  let isKnown = true;

  function leave(): void {
    const left = waiting;
    waiting = [];
    for (const token of new Set(left.map(({ options }) => options.token))) {
      const calls = left.filter(({ options }) => options.token === token);
      for (let at = 0; at < calls.length; at += MAX_TOGETHER) void send(calls.slice(at, at + MAX_TOGETHER));
    }
  }

  async function send(calls: readonly Waiting[]): Promise<void> {
    const wanted = calls.filter(({ options }) => !options.signal?.aborted);
    const answers = wanted.length > 1 && isKnown ? await asked(wanted) : undefined;
    for (const one of calls) {
      const answer = answers?.[wanted.indexOf(one)];
      // Safe: the payload was passed together with this call.
      one.settle(answer ?? alone(one.call, one.payload as never, one.options));
      // Each answer is handled in a task of its own: handled together they block a slow phone.
      await new Promise(resolve => setTimeout(resolve));
    }
  }

  /** The answers in the order of the calls; undefined when the platform does not support the combined call. */
  async function asked(calls: readonly Waiting[]): Promise<Exchange[] | undefined> {
    const body = calls.map(({ call, payload }) => ({ path: call.path, body: payload ?? {} }));
    const exchange = await alone(row, { calls: body }, { token: calls[0]?.options.token });
    const replies = repliesOf(exchange.reply, calls.length);
    if (replies) return replies.map(reply => ({ ...exchange, reply }));
    isKnown = false;
    return undefined;
  }

  return (call, payload, options) => {
    if (!call.together || !isKnown || options?.requestId !== undefined) return alone(call, payload, options);
    return new Promise(resolve => {
      const made = { call, payload, options: { token: token(), ...options }, settle: resolve };
      // In a task of its own, so that rendering is not delayed.
      if (waiting.push(made) === 1) setTimeout(leave);
    });
  };
}

/** One reply per call; when the request failed as a whole, the same for all. */
function repliesOf(reply: Reply, count: number): Reply[] | undefined {
  if (reply.kind === 'answer') {
    const read = v.safeParse(row.answer, reply.data);
    if (!read.success || read.output.answers.length !== count) return undefined;
    return read.output.answers.map(readInnerEnvelope);
  }
  return isUnknownCall(reply) ? undefined : Array<Reply>(count).fill(reply);
}

/** Whether the reply means that the platform does not support the call. Unreachable or broken-off replies do not. */
function isUnknownCall(reply: Reply): boolean {
  if (reply.kind !== 'failure') return true;
  const { failure } = reply;
  switch (failure.kind) {
    case 'offline':
    case 'timeout':
    case 'aborted':
      return false;
    case 'http-status':
      return failure.status < 500;
    case 'unreadable':
      return failure.stage !== 'http';
    case 'refused':
      return unknownNames.has(failure.name);
    case 'unknown-code':
      return true;
  }
}

const unknownNames: ReadonlySet<string> = new Set([
  'not-found',
  'access-denied',
  'invalid-parameter',
  'illegal-parameter',
  'parameter-error',
]);

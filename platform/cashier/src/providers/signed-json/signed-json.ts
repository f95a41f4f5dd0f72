import { randomUUID } from 'node:crypto';
import type { Clock } from '@lobby/platform-kernel/time/clock';
import * as v from 'valibot';
import { type Callback, ProviderUnreachable, type VerifiedCallback } from '../deposit-side.ts';
import { differenceOf, mostAheadMs, type ProviderClock } from '../provider-clock.ts';
import { aheadOf, isSignedBy, signatureOf } from './signature.ts';

const usualPatienceMs = 5_000;
/** A message is sent again after a refusal when the provider's clock turns out to differ by more than this, ms. */
const resendFromMs = 30_000;

interface Settings {
  readonly url: string;
  readonly secrets: readonly string[];
  /** What the names of its headers begin with: `x-payment`. */
  readonly headers: string;
  readonly clock: Clock;
  readonly theirs: ProviderClock;
  /** How long an answer is waited for, ms. */
  readonly patienceMs?: number | undefined;
  /** Whether it signs its answers with the nonce of their request: any other answer is none. */
  readonly signsAnswers?: boolean;
}

/** The answer to a message, and what names that message. */
interface Posted {
  readonly response: Response;
  readonly nonce: string;
}

/** A provider that speaks signed JSON over HTTP, in both directions. */
export interface SignedJson {
  /**
   * Sends a message and reads the answer. One that is refused is sent once more when the provider's clock turns out to be
   * another than was assumed: it was refused before anything was done.
   * @throws ProviderUnreachable for anything but an answer of the expected shape.
   */
  send<Schema extends v.GenericSchema>(
    path: string,
    contentAt: (aheadMs: number) => object,
    schema: Schema,
  ): Promise<v.InferOutput<Schema>>;
  /**
   * Whether a callback is the provider's, of this hour, and for this site.
   * @param siteIn the site that a body names; undefined for one that names none.
   */
  verify(
    callback: Callback,
    expected: { readonly siteId: string; readonly now: number },
    siteIn: (body: string) => string | undefined,
  ): VerifiedCallback;
}

export function signedJson(settings: Settings): SignedJson {
  const { url, secrets, headers: prefix, clock, theirs } = settings;
  const { patienceMs = usualPatienceMs, signsAnswers = false } = settings;
  const named = {
    timestamp: `${prefix}-timestamp`,
    nonce: `${prefix}-nonce`,
    signature: `${prefix}-signature`,
  };

  /** Sends a message of now, by the provider's clock as far as it is known, and looks at that clock. */
  async function post(path: string, contentAt: (aheadMs: number) => object): Promise<Posted> {
    const ahead = theirs.ahead() ?? 0;
    const body = JSON.stringify(contentAt(ahead));
    const signed = { timestamp: String(clock.now() + ahead), nonce: randomUUID(), body };
    const response = await fetch(url + path, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
      headers: {
        'content-type': 'application/json',
        [named.timestamp]: signed.timestamp,
        [named.nonce]: signed.nonce,
        [named.signature]: signatureOf(secrets[0] ?? '', signed),
      },
      body,
    });
    const date = Date.parse(response.headers.get('date') ?? '');
    if (!Number.isNaN(date)) await theirs.seen(date - clock.now(), 'answer');
    return { response, nonce: signed.nonce };
  }

  /** The text of an answer. @throws Error when it is not the answer to this message. */
  async function textOf({ response, nonce }: Posted): Promise<string> {
    const body = await response.text();
    const timestamp = response.headers.get(named.timestamp) ?? '';
    const signature = response.headers.get(named.signature) ?? '';
    if (signsAnswers && !isSignedBy(secrets, { timestamp, nonce, body }, signature))
      throw new Error('its answer is not signed for this message');
    return body;
  }

  return {
    async send(path, contentAt, schema) {
      try {
        const assumed = theirs.ahead() ?? 0;
        let posted = await post(path, contentAt);
        if (posted.response.status === 401 && Math.abs((theirs.ahead() ?? 0) - assumed) > resendFromMs)
          posted = await post(path, contentAt);
        const { ok, status } = posted.response;
        if (!ok) throw new Error(`it answered ${status}`);
        // Without what valibot says of it: that quotes names of payers, and is logged.
        const read = v.safeParse(schema, JSON.parse(await textOf(posted)));
        if (!read.success) throw new Error('its answer has another shape');
        return read.output;
      } catch (error) {
        throw new ProviderUnreachable(`the provider gave no usable answer to ${path}`, {
          cause: error,
        });
      }
    },
    verify({ headers, body }, { siteId, now }, siteIn) {
      const timestamp = headers.get(named.timestamp) ?? '';
      const nonce = headers.get(named.nonce) ?? '';
      const signature = headers.get(named.signature) ?? '';
      if (nonce === '' || nonce.length > 80 || !isSignedBy(secrets, { timestamp, nonce, body }, signature))
        return { problem: 'signature' };
      const aheadMs = aheadOf(timestamp, now);
      if (aheadMs === undefined) return { problem: 'time' };
      // Wide, because a nonce is kept for longer: the same delivery again is none, whatever its time.
      if (Math.abs(aheadMs) > mostAheadMs) return { problem: 'time', aheadMs };
      const site = siteIn(body);
      // One secret serves all sites: a callback of one must not count for another.
      if (site !== undefined && site !== siteId) return { problem: 'site' };
      return { body, nonce, aheadMs, timesAheadMs: theirs.ahead() ?? differenceOf(aheadMs) };
    },
  };
}

import { randomUUID } from 'node:crypto';
import { md5, seal } from './page-crypto.ts';
import { type Call, type Key, pageWire } from './page-wire.ts';
import type { Page } from './read-page.ts';

/** An envelope as it arrived, and whether it was encrypted. */
export interface PageAnswer {
  readonly status_code: number;
  // biome-ignore lint/suspicious/noExplicitAny: this client has the shapes from the page alone
  readonly data: any;
  readonly message: string;
  readonly sealed: boolean;
}

/** An HTTP request, ready to send: tests of the wire change one part of it. */
export interface PageRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body: string | undefined;
  readonly requestId: string;
}

export interface PageCallOptions {
  readonly requestId?: string;
  readonly method?: string;
  /** Encrypted unless said otherwise. */
  readonly plain?: boolean;
}

export type PageClient = ReturnType<typeof pageClient>;

/** A minute: from there on a refusal is taken for a wrong clock. */
const skewMs = 60_000;

/**
 * A client of the wire made of what was read from the page, and of nothing else.
 * @param calls `METHOD path`, line by line, as in `vectors/calls.txt`.
 * @param now the client's own clock, ms; it may be wrong.
 */
export function pageClient(
  page: Page,
  calls: string,
  { url, siteId, now }: { url: string; siteId: string; now: () => number },
) {
  const site = page.sites.find(each => each.id === siteId);
  if (!site) throw new Error(`the page has no site ${siteId}`);
  const key: Key = { id: site.keyId, bytes: Buffer.from(site.key, 'base64') };
  const wire = pageWire(page);
  const paths = [
    ...calls
      .trim()
      .split('\n')
      .map(line => line.split(' ')[1] ?? ''),
    ...page.ownPaths,
  ];
  const own = { deviceId: randomUUID(), siteId };
  const { 'illegal-parameter': illegal } = page.results;

  const client = {
    token: '',
    venueToken: '',
    clientIp: '',
    /** The server's time less the client's, ms. */
    behindMs: 0,
    key,
    /** The one path with this end. */
    pathOf(end: string): string {
      const found = paths.filter(path => path.endsWith(`/${end}`));
      if (found.length !== 1) throw new Error(`${found.length} paths end with ${end}`);
      return found[0] ?? '';
    },
    /** Builds a call and sends nothing. @param target a path, with the query of a GET. */
    build(target: string, body: object, options: PageCallOptions = {}): PageRequest {
      const { requestId = randomUUID(), method = 'POST', plain = false } = options;
      const isGet = method === 'GET';
      const content = isGet ? (target.split('?')[1] ?? '') : JSON.stringify(body);
      const timeMs = now() + client.behindMs;
      const { token, clientIp } = client;
      const call: Call = { method, path: target, token, timeMs, requestId, content, clientIp };
      const sent = plain ? content : JSON.stringify(wire.hideBody(key, content, requestId));
      return {
        url: url + (plain ? target : wire.hidePath(key, call)),
        method,
        headers: wire.headersOf(key, call, own),
        body: isGet ? undefined : sent,
        requestId,
      };
    },
    async send({ url: target, method, headers, body, requestId }: PageRequest): Promise<PageAnswer> {
      const response = await fetch(target, { method, headers, ...(body === undefined ? {} : { body }) });
      const answer = await response.json();
      const text = wire.openAnswer(key, answer, requestId);
      return { ...(text === undefined ? answer : JSON.parse(text)), sealed: text !== undefined };
    },
    /** Sends a call; once more, under the same id, when its clock or the switch was wrong. */
    async call(end: string, body: object = {}, options: PageCallOptions = {}): Promise<PageAnswer> {
      const requestId = options.requestId ?? randomUUID();
      const again = { ...options, requestId };
      const answer = await client.send(client.build(client.pathOf(end), body, again));
      if (answer.status_code !== illegal) return answer;
      if (answer.data?.encryptSwitch === '1') {
        return client.send(client.build(client.pathOf(end), body, { ...again, plain: false }));
      }
      if (!(await client.learnTime())) return answer;
      return client.send(client.build(client.pathOf(end), body, again));
    },
    /** Asks preInfo for the time and the address; true when the clock was a minute off. */
    async learnTime(options: PageCallOptions = {}): Promise<boolean> {
      const answer = await client.send(client.build(client.pathOf('preInfo'), {}, options));
      if (answer.status_code !== page.results.success) throw new Error(`preInfo: ${answer.status_code}`);
      const { data } = answer;
      const off = data.time - (now() + client.behindMs);
      client.clientIp = data.ip;
      if (Math.abs(off) < skewMs) return false;
      client.behindMs += off;
      return true;
    },
    /** A method of the sportsbook. @throws Error for a field that the page does not name. */
    play(
      method: string,
      fields: Record<string, unknown> = {},
      options: PageCallOptions = {},
    ): Promise<PageAnswer> {
      const known = page.methods[method]?.fields ?? [];
      const stranger = Object.keys(fields).find(field => !known.includes(field));
      if (stranger !== undefined) throw new Error(`the page has no ${stranger} for ${method}`);
      return client.playAsIs(method, fields, options);
    },
    playAsIs(method: string, fields: object, options: PageCallOptions = {}): Promise<PageAnswer> {
      const values = [now() + client.behindMs, client.venueToken, 'zh-CN', ''];
      const frame = Object.fromEntries(page.frame.map((field, at) => [field, values[at]]));
      return client.call(
        'venue/resource',
        { method, enName: 'CRTY', Request: { ...frame, ...fields } },
        options,
      );
    },
    /** The two fields in which a value of a code travels. */
    sealedValue(name: string, value: string): Record<string, string> {
      const fields = page.sealedValues[name];
      if (!fields) throw new Error(`the page has no value "${name}"`);
      return {
        [fields.sealed]: seal(key.bytes, value, fields.sealed).toString('base64'),
        [fields.md5]: md5(value),
      };
    },
  };
  return client;
}

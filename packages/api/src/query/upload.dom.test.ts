import { contract } from '@lobby/api-client/contract';
import { codeOf } from '@lobby/api-client/result-codes';
import { fakeApiSettings } from '@lobby/api-client/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endSession, startSession } from '../session/index.ts';
import { configureApi } from './configure.ts';
import { upload } from './upload.ts';

const { uploadImage } = contract.userFeedback;
const picture = { id: 'p1', url: '/p1', width: 8, height: 6 };

/** A browser's request on its way, as far as uploads use one; the test moves it on. */
class HeldRequest {
  static last: HeldRequest | undefined;
  readonly upload: { onprogress?: (event: object) => void } = {};
  readonly sent: string[] = [];
  readonly headers = new Map<string, string>();
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  url = '';
  status = 200;
  responseText = '';
  constructor() {
    HeldRequest.last = this;
  }
  open(_method: string, url: string) {
    this.url = url;
  }
  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value);
  }
  getResponseHeader() {
    return null;
  }
  send(body: string) {
    this.sent.push(body);
  }
  abort() {
    this.onabort?.();
    this.onloadend?.();
  }
}

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', HeldRequest);
  configureApi({ ...fakeApiSettings });
  startSession({ token: 'token-1', userId: 'u' });
});
afterEach(() => {
  vi.unstubAllGlobals();
  endSession();
});

/** An upload that has left. */
async function begin() {
  HeldRequest.last = undefined;
  const shares: number[] = [];
  const control = new AbortController();
  const watching = {
    dispatch: <Action>(action: Action) => action,
    signal: control.signal,
    onSent: (share: number) => void shares.push(share),
  };
  const result = upload(uploadImage, { image: 'AAAA' }, watching);
  await vi.waitFor(() => expect(HeldRequest.last?.sent).toHaveLength(1));
  const request = HeldRequest.last as unknown as HeldRequest;
  const answer = (envelope: object) => {
    request.responseText = JSON.stringify(envelope);
    request.onload?.();
    request.onloadend?.();
  };
  return { request, answer, result, shares, control };
}

it('says how much of the file has been sent, and answers its data', async () => {
  const { request, answer, result, shares } = await begin();
  expect(request.url).toBe(`http://platform.test${uploadImage.path}`);
  expect(JSON.parse(request.sent[0] ?? '')).toEqual({ image: 'AAAA' });
  expect([...request.headers.values()]).toContain('token-1');
  request.upload.onprogress?.({ lengthComputable: true, loaded: 30, total: 120 });
  request.upload.onprogress?.({ lengthComputable: false, loaded: 60, total: 0 });
  request.upload.onprogress?.({ lengthComputable: true, loaded: 120, total: 120 });
  answer({ status_code: codeOf('success'), data: picture, message: '' });
  expect(await result).toEqual({ data: picture });
  expect(shares).toEqual([0.25, 1]);
});

it('is refused, not answered, or of another shape, like any call', async () => {
  const refused = await begin();
  refused.answer({ status_code: codeOf('frequent-submission'), data: null, message: '' });
  expect(await refused.result).toMatchObject({ failure: { name: 'frequent-submission' } });
  const lost = await begin();
  lost.request.onerror?.();
  expect(await lost.result).toMatchObject({ failure: { kind: 'offline' } });
  const odd = await begin();
  odd.answer({ status_code: codeOf('success'), data: { id: 7 }, message: '' });
  expect(await odd.result).toMatchObject({ failure: { kind: 'unreadable', stage: 'schema' } });
});

it('that is no longer wanted is stopped on its way', async () => {
  const { request, result, control } = await begin();
  const stopped = vi.spyOn(request, 'abort');
  control.abort();
  expect(await result).toEqual({ failure: { kind: 'aborted' } });
  expect(stopped).toHaveBeenCalledOnce();
});

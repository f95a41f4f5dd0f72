import { type ClientRequest, request as open } from 'node:http';
import { contract } from '@lobby/api-client/contract';
import { codeOf } from '@lobby/api-client/result-codes';
import { signedHeaders } from '@lobby/platform-testing/client/signed-headers';
import { type TestClient, testClient } from '@lobby/platform-testing/client/test-client';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { RunningPlatform } from '../../platform.ts';

const { uploadImage, feedbackAdd } = contract.userFeedback;
const [success, wrong] = [codeOf('success'), codeOf('invalid-parameter')];
const megabyte = 1024 * 1024;

let running: RunningPlatform;
let client: TestClient;
const begun: ClientRequest[] = [];
beforeAll(async () => {
  running = await testPlatform();
  client = testClient(running.url);
  await client.join('bodyroom1');
});
afterEach(() => {
  for (const request of begun.splice(0)) request.destroy();
});
afterAll(() => running.stop());

interface Received {
  readonly status: number;
  readonly code: number;
}

/** Sends the headers of a call and as much of its body as is given; answers what the platform says to that. */
async function begin(path: string, body: string, headers: Record<string, string | number>) {
  const signed = await signedHeaders({ path, content: body, token: client.token });
  const request = open(running.url + path, {
    method: 'POST',
    agent: false,
    headers: { ...signed, ...headers },
  });
  begun.push(request);
  const answered = new Promise<Received>((resolve, reject) => {
    request.on('error', reject).on('response', response => {
      let text = '';
      response
        .on('data', chunk => {
          text += chunk;
        })
        .on('end', () => resolve({ status: response.statusCode ?? 0, code: JSON.parse(text).status_code }));
    });
  });
  answered.catch(() => {});
  request.write(body);
  return answered;
}

it('of 100 MB is rejected with nothing of it read', async () => {
  const answer = await begin(uploadImage.path, '{', { 'content-length': 100 * megabyte });
  expect(answer).toEqual({ status: 413, code: wrong });
});

it('whose length is not announced is cut off at 64 KiB', async () => {
  const answer = await begin(uploadImage.path, `{"image":"${'A'.repeat(70_000)}`, {});
  expect(answer).toEqual({ status: 413, code: wrong });
});

it.each([feedbackAdd.path, contract.userSession.login.path, '/site/api/v1/nothing'])(
  'of %s may not be that of a file',
  async path => {
    expect(await begin(path, '{', { 'content-length': megabyte })).toEqual({ status: 413, code: wrong });
  },
);

it('with a file is refused for a fourth one of a member at once, and accepted again when the others are over', async () => {
  // Any of the four may be the last one there.
  const waiting = { 'content-length': megabyte, expect: '100-continue' };
  const four = [1, 2, 3, 4].map(() => begin(uploadImage.path, '{', waiting));
  expect((await Promise.race(four)).code).toBe(codeOf('system-busy'));
  for (const request of begun.splice(0)) request.destroy();
  await Promise.allSettled(four);
  const image = Buffer.alloc(100_000).toString('base64');
  await expect
    .poll(async () => (await client.send(uploadImage, { image })).status_code)
    .toBe(codeOf('file-upload-failure'));
});

it('of other calls is still read up to 64 KiB', async () => {
  const text = 'x'.repeat(60_000);
  const answer = await client.send(feedbackAdd, { kind: 'account', text });
  expect(answer.status_code).toBe(wrong);
  expect(await client.send(feedbackAdd, { kind: 'account', text: 'short' })).toMatchObject({
    status_code: success,
  });
});

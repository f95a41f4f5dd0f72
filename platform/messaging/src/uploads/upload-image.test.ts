import { contract } from '@lobby/api-client/contract';
import { codeOf } from '@lobby/api-client/result-codes';
import { pictureFiles, plainPicture, planted } from '@lobby/picture-files';
import type { RunningPlatform } from '@lobby/platform/platform';
import { type TestClient, testClient } from '@lobby/platform-testing/client/test-client';
import { lockMember } from '@lobby/platform-testing/internals/identity';
import { loginDomains } from '@lobby/platform-testing/members/login-domains';
import { movableClock } from '@lobby/platform-testing/server/movable-clock';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { waitingForMs } from './pictures.ts';
import { uploadsDomain } from './uploads.domain.ts';

const { uploadImage } = contract.userFeedback;
const [success, failed] = [codeOf('success'), codeOf('file-upload-failure')];

// Without the matches that would be played when the clock is moved.
const domains = [...loginDomains, uploadsDomain(lockMember)];
let running: RunningPlatform;
let client: TestClient;
const clock = movableClock();

beforeAll(async () => {
  running = await testPlatform({}, { clock, domains });
  client = testClient(running.url, '1001', { now: () => clock.now() });
  await client.join('uploads1');
});
afterAll(() => running.stop());

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
const upload = (bytes: Uint8Array) => client.send(uploadImage, { image: base64(bytes) });
const open = (url: string) => fetch(running.url + url);

it('stores no file as it was sent, whatever it is, and serves what it stores as a WebP without metadata', async () => {
  const files = await pictureFiles();
  expect(files.length).toBeGreaterThan(100);
  const wrong: string[] = [];
  for (const { name, bytes, becomes } of files) {
    const answer = bytes.length === 0 ? undefined : await upload(bytes);
    const said = answer?.data as { reason?: string; url?: string } | null | undefined;
    const isKept = answer?.status_code === success;
    const outcome = isKept ? 'drawn' : (said?.reason ?? 'none');
    const isRight = becomes === 'either' ? isKept || outcome.startsWith('picture-') : outcome === becomes;
    if (bytes.length > 0 && !isRight) wrong.push(`${name}: ${outcome}, not ${becomes}`);
    if (bytes.length > 0 && !isKept && answer?.status_code !== failed) wrong.push(`${name}: another code`);
    if (!isKept) continue;
    const served = await open(said?.url ?? '');
    const kept = Buffer.from(await served.arrayBuffer());
    const about = await sharp(kept).metadata();
    const metadata = [about.exif, about.icc, about.xmp, about.iptc, about.pages].filter(Boolean);
    if (served.headers.get('content-type') !== 'image/webp') wrong.push(`${name}: served as another type`);
    if (about.format !== 'webp' || metadata.length > 0) wrong.push(`${name}: kept with metadata`);
    if (kept.equals(Buffer.from(bytes))) wrong.push(`${name}: kept as sent`);
    const isPlanted = ['planted', planted.place, '<html', 'PK\u0003\u0004'].some(mark => kept.includes(mark));
    if (isPlanted) wrong.push(`${name}: something planted is left`);
  }
  expect(wrong).toEqual([]);
  expect(await upload(await plainPicture('jpeg'))).toMatchObject({ status_code: success });
});

describe('a picture', () => {
  it('is turned upright, and at most 2,048 px a side', async () => {
    const lying = await sharp(await plainPicture('jpeg', 3_000, 1_500))
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { data } = await upload(lying);
    expect(data).toMatchObject({ width: 1_024, height: 2_048 });
  });

  it('is answered as an image that no page can be made of, and is stored by no browser', async () => {
    const { data } = await upload(await plainPicture('png'));
    const { status, headers } = await open(data.url);
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });

  it.each(['', 'x', '..%2f..%2fdev%2foutbox', 'A'.repeat(32), "' OR 1=1 --"])(
    'is not found at %j',
    async id => {
      const answer = await open(
        contract.userFeedback.uploadImage.path.replace('uploadImage', `picture/${id}`),
      );
      expect(answer.status).toBe(404);
      expect(answer.headers.get('content-type')).toContain('application/json');
    },
  );

  it('is refused without a session', async () => {
    const visitor = testClient(running.url, '1001', { now: () => clock.now() });
    const image = base64(await plainPicture('png'));
    expect((await visitor.send(uploadImage, { image })).status_code).toBe(codeOf('login-expired'));
    const long = 'A'.repeat(2_000_000);
    expect((await visitor.send(uploadImage, { image: long })).status_code).toBe(codeOf('login-expired'));
  });

  it('is refused as a wrong parameter when it is no base64', async () => {
    for (const image of ['', '<svg>', 'AAA\nAAAA', 'data:image/png;base64,AAAA']) {
      expect((await client.send(uploadImage, { image })).status_code).toBe(codeOf('invalid-parameter'));
    }
  });

  it('gives way when its member has twelve newer ones that nothing took', async () => {
    const picture = await plainPicture('png');
    const urls: string[] = [];
    for (let n = 0; n < 13; n++) {
      urls.push((await upload(picture)).data.url);
      clock.advance(1_000);
    }
    const found = await Promise.all(urls.map(async url => (await open(url)).status));
    expect(found).toEqual([404, ...Array(12).fill(200)]);
  });

  it('is removed after a day when nothing took it', async () => {
    const { data } = await upload(await plainPicture('png'));
    clock.advance(waitingForMs - 60_000);
    await running.catchUp();
    expect((await open(data.url)).status).toBe(200);
    clock.advance(60_000);
    await running.catchUp();
    expect((await open(data.url)).status).toBe(404);
  });
});

it('limits the pictures of a member and an hour, with the reason', async () => {
  const strict = await testPlatform({ rateLimitScale: 1 / 20 }, { domains });
  try {
    const member = testClient(strict.url);
    await member.join('uploads2');
    const image = base64(await plainPicture('png'));
    const answers = [];
    for (let n = 0; n < 3; n++) answers.push(await member.send(uploadImage, { image }));
    expect(answers.map(each => each.status_code)).toEqual([success, success, codeOf('frequent-submission')]);
    // The limits keep real time.
    expect(answers[2]?.data).toEqual({ reason: 'pictures-of-the-hour', retryAt: expect.any(Number) });
    expect(answers[2]?.message).toMatch(/请在 \d{4}-\d\d-\d\d \d\d:\d\d 以后再试/);
  } finally {
    await strict.stop();
  }
});

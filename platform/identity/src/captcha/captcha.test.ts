import { contract } from '@lobby/api-client/contract';
import { reasonMessage } from '@lobby/api-client/refusal-reasons';
import { codeOf } from '@lobby/api-client/result-codes';
import { isWorkDone } from '@lobby/captcha';
import type { RunningPlatform } from '@lobby/platform/platform';
import { manualClock } from '@lobby/platform-kernel/time/clock';
import {
  type SolvedCaptcha,
  sliderOutput,
  solvePicture,
  solveSlider,
} from '@lobby/platform-testing/client/solve-captcha';
import { md5, type TestClient, testClient } from '@lobby/platform-testing/client/test-client';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { captchaMs, sweepCaptchas } from './captcha-store.ts';

const { register, login } = contract.userSession;
const { sliderCaptcha, validateGeeCheck, defaultKaptcha } = contract.userVerification;
const clock = manualClock(Date.now());
const now = () => ({ timeMs: clock.now() });
const secret = md5('lobby2026x');
const [success, rapid, graphic] = [
  codeOf('success'),
  codeOf('rapid-verification'),
  codeOf('graphic-verification'),
];

/** A nonce that does not fit. */
function wrongNonce(id: string, bits: number): string {
  let nonce = 0;
  while (isWorkDone(id, String(nonce), bits)) nonce += 1;
  return String(nonce);
}

let running: RunningPlatform;
let opened = 0;
beforeAll(async () => {
  running = await testPlatform({ captcha: 'own' }, { clock });
});
afterAll(() => running.stop());

const visitor = (siteId?: string) => testClient(running.url, siteId);
const slider = (client: TestClient) => solveSlider(running.url, client, now());
const picture = (client: TestClient) => solvePicture(running.url, client, now());
/** Tries to open an account, which always asks; answers the code. */
async function join(client: TestClient, captcha: Partial<SolvedCaptcha>): Promise<number> {
  opened += 1;
  const account = { name: `solver${opened}`, password: secret, secondPassword: secret };
  return (await client.send(register, { ...account, ...captcha }, now())).status_code;
}

describe('registering', () => {
  it('requires a captcha and accepts a solved slider or a solved picture', async () => {
    const client = visitor();
    expect(await join(client, {})).toBe(rapid);
    expect(await join(client, await slider(client))).toBe(success);
    expect(await join(client, await picture(client))).toBe(success);
  });

  it('accepts the letters of a picture in any case or width and with spaces', async () => {
    const client = visitor();
    const { codeId, code } = await picture(client);
    const [letters = '', nonce] = code.split('.');
    const typed = ` ${letters.toLowerCase().replace(/\d/g, digit => String.fromCharCode(digit.charCodeAt(0) + 0xfee0))} `;
    expect(await join(client, { kaptchcate: 1, codeId, code: `${typed}.${nonce}` })).toBe(success);
  });

  it('consumes the captcha on a wrong answer and asks for the same kind again', async () => {
    const client = visitor();
    const [read, moved] = [await picture(client), await slider(client)];
    expect(await join(client, { ...read, code: 'WRONG' })).toBe(graphic);
    expect(await join(client, read)).toBe(graphic);
    expect(await join(client, { ...moved, code: 'wrong' })).toBe(rapid);
    expect(await join(client, moved)).toBe(rapid);
  });

  it('rejects a captcha sent as kaptchcate 99', async () => {
    const client = visitor();
    const { codeId, code } = await slider(client);
    const account = { name: 'solver0', password: secret, secondPassword: secret };
    const answer = await client.send(register, { ...account, kaptchcate: 99, codeId, code }, now());
    expect(answer.status_code).toBe(codeOf('illegal-parameter'));
  });
});

describe.each([
  ['slider', slider, rapid],
  ['picture', picture, graphic],
] as const)('a %s', (_kind, solve, asked) => {
  it('is accepted once when sent 100 times concurrently', async () => {
    const client = visitor();
    const answer = await solve(client);
    const codes = await Promise.all(Array.from({ length: 100 }, () => join(client, answer)));
    expect(codes.filter(code => code === success)).toHaveLength(1);
    expect(codes.filter(code => code === asked)).toHaveLength(99);
  });

  it('is rejected from another device and on another site, 20 of 20 times', async () => {
    const codes: number[] = [];
    for (let n = 0; n < 20; n += 1) {
      codes.push(await join(visitor(), await solve(visitor())));
      const own = visitor('1001');
      const sameDevice = Object.assign(visitor('1002'), { deviceId: own.deviceId });
      codes.push(await join(sameDevice, await solve(own)));
    }
    expect(codes).toEqual(Array(40).fill(asked));
  });

  it('is rejected after it has expired, 20 of 20 times', async () => {
    const seats = Array.from({ length: 20 }, () => visitor());
    const answers = await Promise.all(seats.map(solve));
    clock.advance(captchaMs);
    const codes = await Promise.all(seats.map((seat, n) => join(seat, answers[n] ?? {})));
    expect(codes).toEqual(Array(20).fill(asked));
  });

  it('is rejected when sent as the other kind', async () => {
    const client = visitor();
    const answer = await solve(client);
    const other = answer.kaptchcate === 0 ? 1 : 0;
    expect(await join(client, { ...answer, kaptchcate: other })).not.toBe(success);
  });
});

describe('checking a slider', () => {
  const check = (client: TestClient, lot_number: string, captcha_output: string) =>
    client.send(validateGeeCheck, { lot_number, captcha_output }, now());

  it('allows one attempt; a miss requires a new puzzle', async () => {
    const client = visitor();
    const { lot_number } = await client.call(sliderCaptcha, {}, now());
    const [missed, right] = [
      await sliderOutput(running.url, lot_number, 40),
      await sliderOutput(running.url, lot_number),
    ];
    const miss = await check(client, lot_number, missed);
    expect(miss).toMatchObject({
      status_code: codeOf('authentication-code-error'),
      message: reasonMessage('slider-missed', 'zh-CN', undefined),
    });
    const again = await check(client, lot_number, right);
    expect(again.status_code).toBe(codeOf('authentication-code-expired'));
  });

  it('accepts an answer only from the device that got the puzzle, within two minutes', async () => {
    const [client, other] = [visitor(), visitor()];
    const first = await client.call(sliderCaptcha, {}, now());
    const stolen = await check(other, first.lot_number, await sliderOutput(running.url, first.lot_number));
    expect(stolen.status_code).toBe(codeOf('authentication-code-expired'));

    const second = await client.call(sliderCaptcha, {}, now());
    const output = await sliderOutput(running.url, second.lot_number);
    clock.advance(captchaMs);
    const late = await check(client, second.lot_number, output);
    expect(late.status_code).toBe(codeOf('authentication-code-expired'));
  });

  it('returns a pass that cannot be guessed', async () => {
    const client = visitor();
    const { lot_number } = await client.call(sliderCaptcha, {}, now());
    for (const code of ['', lot_number, 'x'.repeat(43), '0']) {
      expect(await join(client, { kaptchcate: 0, codeId: lot_number, code })).toBe(rapid);
    }
  });
});

describe('the work of a puzzle', () => {
  /** A puzzle for which no nonce at all is not the right one: of those with four bits it is for one in sixteen. */
  const workless = async (client: TestClient) => {
    let { lot_number } = await client.call(sliderCaptcha, {}, now());
    while (isWorkDone(lot_number, '', 4)) ({ lot_number } = await client.call(sliderCaptcha, {}, now()));
    const { x, track } = JSON.parse(await sliderOutput(running.url, lot_number));
    return { lot_number, x, track };
  };
  const check = (client: TestClient, lot_number: string, output: object) =>
    client.send(validateGeeCheck, { lot_number, captcha_output: JSON.stringify(output) }, now());

  it.each([[{}], [{ nonce: '' }], [{ nonce: 'x'.repeat(21) }]])('rejects the nonce %j', async nonce => {
    const client = visitor();
    const { lot_number, ...output } = await workless(client);
    const answer = await check(client, lot_number, { ...output, ...nonce });
    expect(answer.status_code).toBe(codeOf('authentication-code-error'));
  });

  it('rejects a nonce found for another puzzle, for slider and picture', async () => {
    const client = visitor();
    const work = { bits: 8 };
    const { lot_number } = await client.call(sliderCaptcha, { work }, now());
    const { x, track } = JSON.parse(await sliderOutput(running.url, lot_number));
    const stale = await check(client, lot_number, { x, track, nonce: wrongNonce(lot_number, 8) });
    expect(stale.status_code).toBe(codeOf('authentication-code-error'));

    const read = await solvePicture(running.url, client, { ...now(), ...work });
    const [letters] = read.code.split('.');
    const code = `${letters}.${wrongNonce(read.codeId, 8)}`;
    expect(await join(client, { ...read, code })).toBe(graphic);
  });

  it('requires the requested number of zero bits, within bounds', async () => {
    const client = visitor();
    const carried: (number | undefined)[] = [];
    for (const bits of [0, 7, 32]) {
      carried.push((await client.call(sliderCaptcha, { work: { bits } }, now())).work?.bits);
      carried.push((await client.call(defaultKaptcha, { work: { bits } }, now())).work?.bits);
    }
    expect(carried).toEqual([4, 4, 7, 7, 8, 8]);
  });
});

describe('a track', () => {
  it('that was accepted is rejected for a day, also for a hole at another place', async () => {
    const client = visitor();
    const solve = async (track?: [number, number, number][]) => {
      const { lot_number } = await client.call(sliderCaptcha, {}, now());
      const own = JSON.parse(await sliderOutput(running.url, lot_number));
      const share = own.x / (track?.at(-1)?.[0] ?? own.x);
      const output = { ...own, track: track?.map(([dx, dy, ms]) => [dx * share, dy, ms]) ?? own.track };
      const captcha_output = JSON.stringify(output);
      const answer = await client.send(validateGeeCheck, { lot_number, captcha_output }, now());
      return { code: answer.status_code, track: output.track };
    };
    const first = await solve();
    expect(first.code).toBe(success);
    expect((await solve(first.track)).code).toBe(codeOf('authentication-code-error'));
    clock.advance(24 * 3_600_000);
    await sweepCaptchas(running.platform.db, clock.now());
    expect((await solve(first.track)).code).toBe(success);
  });
});

describe('an unanswered captcha', () => {
  it('is deleted after it has expired, not before', async () => {
    const { db } = running.platform;
    const client = visitor();
    await client.call(defaultKaptcha, {}, now());
    clock.advance(captchaMs / 2);
    const young = await client.call(defaultKaptcha, {}, now());
    clock.advance(captchaMs / 2);
    await sweepCaptchas(db, clock.now());
    const left = await db.selectFrom('captchas').select('id').where('kind', '!=', 'spent').execute();
    expect(left).toEqual([{ id: young['x-code'] }]);
  });
});

describe('the lookup of captchas', () => {
  it('a puzzle response holds nothing about the answer but the picture', async () => {
    const client = visitor();
    const puzzle = await client.call(sliderCaptcha, {}, now());
    const { image: _image, piece: _piece, lot_number, ...rest } = puzzle;
    expect(rest).toEqual({
      width: 320,
      height: 160,
      pieceWidth: 48,
      pieceTop: rest.pieceTop,
      work: { bits: 4 },
    });
    expect(lot_number).toMatch(/^[\w-]{43}$/);
    const picture = await client.call(defaultKaptcha, {}, now());
    expect(Object.keys(picture).sort()).toEqual(['image', 'work', 'x-code']);
  });

  it('finds a captcha by id, and those of a device newest first', async () => {
    const client = visitor();
    const first = await client.call(sliderCaptcha, {}, now());
    clock.advance(1);
    const second = await client.call(defaultKaptcha, {}, now());
    const open = async (id: string) => (await fetch(`${running.url}/dev/captcha/${id}`)).json();
    expect(await open(first.lot_number)).toMatchObject({ id: first.lot_number, kind: 'slider' });
    expect(await open(client.deviceId)).toMatchObject({ id: second['x-code'], kind: 'picture' });
  });

  it('is available only where the development outbox is enabled', async () => {
    const strict = await testPlatform({ captcha: 'own', devOutbox: false });
    const { lot_number } = await testClient(strict.url).call(sliderCaptcha, {});
    expect((await fetch(`${strict.url}/dev/captcha/${lot_number}`)).status).toBe(404);
    await strict.stop();
  });

  it('limits how often one address may ask for captchas', async () => {
    const strict = await testPlatform({ captcha: 'own', rateLimitScale: 0.1 });
    const client = testClient(strict.url);
    const codes: number[] = [];
    for (let n = 0; n < 30; n += 1) codes.push((await client.send(defaultKaptcha, {})).status_code);
    await strict.stop();
    expect(codes.filter(code => code === success)).toHaveLength(24);
    expect(codes.at(-1)).toBe(codeOf('frequent-submission'));
  });
});

describe('logging in', () => {
  it('requires no captcha for two wrong passwords and one from the third on; the right password and a captcha log in', async () => {
    const client = visitor('1002');
    const codes: number[] = [];
    for (let n = 0; n < 4; n += 1) {
      codes.push((await client.send(login, { name: 'demo88', password: secret }, now())).status_code);
    }
    const wrong = codeOf('invalid-credentials');
    expect(codes).toEqual([wrong, wrong, rapid, rapid]);
    const right = { name: 'demo88', password: md5('play8888') };
    expect((await client.send(login, right, now())).status_code).toBe(rapid);
    const solved = await solveSlider(running.url, client, now());
    expect((await client.send(login, { ...right, ...solved }, now())).status_code).toBe(success);
  });

  it('requires a captcha for every login where the site is set to', async () => {
    const always = await testPlatform({ captchaSites: { '1002': { kind: 'own', always: true } } });
    const right = { name: 'demo88', password: md5('play8888') };
    expect((await testClient(always.url, '1002').send(login, right)).status_code).toBe(rapid);
    expect((await testClient(always.url, '1001').send(login, right)).status_code).toBe(success);
    await always.stop();
  });
});

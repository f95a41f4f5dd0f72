import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { contract } from '../contract/index.ts';
import { nothing } from '../contract/shapes.ts';
import type { ResultCodeEntry } from '../result-codes/catalogue.ts';
import { codeOf, type ResultName, resultCodes } from '../result-codes/index.ts';
import { readEnvelope } from './read-envelope.ts';
import { everyRow } from './test-support/test-server.ts';

const answer = (status: number, text: string) => ({
  kind: 'wire-answer' as const,
  status,
  text,
  dateMs: undefined,
});
const envelope = (code: unknown, rest: object = {}) =>
  JSON.stringify({ status_code: code, data: { a: 1 }, message: '好', ...rest });
const rows = Object.entries(resultCodes).map(([code, row]) => [Number(code), row.name, row] as const);
const success = codeOf('success');
const expired = codeOf('login-expired');

function expected(code: number, name: ResultName, row: ResultCodeEntry, message: string, data: unknown) {
  const { outcome } = row;
  const failure = { kind: 'refused', code, ...row, message, data };
  if (outcome === 'accept') return { kind: 'answer', data };
  if (outcome !== 'ask-captcha') return { kind: 'failure', failure };
  return { kind: 'captcha', captcha: name === 'graphic-verification' ? 'graphic' : 'rapid', failure };
}

describe.each(rows)('%i %s', (code, name, row) => {
  it('is read from the body', () => {
    expect(readEnvelope(answer(200, envelope(code)))).toEqual(expected(code, name, row, '好', { a: 1 }));
  });

  it('is read from the HTTP status, except success', () => {
    const read = readEnvelope(answer(code, ''));
    if (code === success)
      expect(read).toEqual({ kind: 'failure', failure: { kind: 'http-status', status: code } });
    else expect(read).toEqual(expected(code, name, row, '', null));
  });

  it('is read when both carry it', () => {
    const read = readEnvelope(answer(code, envelope(code)));
    if (code === success) expect(read).toMatchObject({ kind: 'failure' });
    else expect(read).toEqual(expected(code, name, row, '好', { a: 1 }));
  });

  it('as HTTP status takes precedence over a body with success', () => {
    if (code !== success) expect(readEnvelope(answer(code, envelope(success))).kind).not.toBe('answer');
  });

  it('in the body of a failing HTTP status is reported, unless it is success', () => {
    const read = readEnvelope(answer(500, envelope(code)));
    if (code === success)
      expect(read).toEqual({ kind: 'failure', failure: { kind: 'http-status', status: 500 } });
    else expect(read).toEqual(expected(code, name, row, '好', { a: 1 }));
  });
});

describe('an expired login', () => {
  it.each(rows.map(([code]) => code))('takes precedence wherever it occurs, beside %i', code => {
    for (const read of [
      readEnvelope(answer(expired, envelope(code))),
      readEnvelope(answer(code, envelope(expired))),
    ]) {
      expect(read).toMatchObject({ kind: 'failure', failure: { name: 'login-expired' } });
    }
  });
});

describe('a code outside the catalogue', () => {
  it.each([0, 200, 5999, 6018, 7000, -1, 99999])('%i is a failure, never success', code => {
    expect(readEnvelope(answer(200, envelope(code)))).toEqual({
      kind: 'failure',
      failure: { kind: 'unknown-code', code, message: '好' },
    });
  });
});

describe('a reply that is not an envelope', () => {
  it.each([
    ['nothing', ''],
    ['a page', '<!doctype html><title>502</title>'],
    ['cut off', '{"status_code":6000,"data":{"bal'],
    ['a list', '[6000]'],
    ['null', 'null'],
    ['a code as text', '{"status_code":"6000","data":{}}'],
    ['a broken code', '{"status_code":6000.5}'],
    ['a code beyond numbers', '{"status_code":1e400}'],
    ['a code in the prototype', '{"__proto__":{"status_code":6000}}'],
    ['endless brackets', '['.repeat(200_000)],
  ])('%s is unreadable', (_, text) => {
    expect(readEnvelope(answer(200, text))).toEqual({
      kind: 'failure',
      failure: { kind: 'unreadable', stage: 'parse' },
    });
  });

  it('of any shape is never success, never an exception, and does not change prototypes', () => {
    const text = fc.oneof(
      fc.string(),
      fc.json(),
      fc.json().map(json => json.replaceAll('"', "'")),
      fc.string({ unit: 'binary' }),
      fc
        .tuple(fc.nat(70), fc.json())
        .map(([cut, json]) => envelope(success, { data: json }).slice(0, -1 - cut)),
    );
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 9999 }), text, (status, body) => {
        expect(readEnvelope(answer(status, body)).kind).not.toBe('answer');
        expect(({} as { status_code?: unknown }).status_code).toBeUndefined();
      }),
      { numRuns: 10_000 },
    );
  });
});

describe('hostile data in a good envelope', () => {
  it('does not reach a prototype through any answer schema', () => {
    const hostile = JSON.parse(
      '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"list":[],"token":"t","userId":"u"}',
    );
    for (const row of everyRow) v.safeParse(row.answer, hostile);
    expect(v.safeParse(contract.userSession.login.answer, hostile).success).toBe(true);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });

  // `nothing` is the answer of calls without data.
  it.each(everyRow.filter(row => row !== contract.venue.resource && row.answer !== nothing))(
    '$path does not accept just any answer',
    row => {
      fc.assert(
        fc.property(
          fc.oneof(fc.integer(), fc.string(), fc.constant(null), fc.constant({}), fc.constant([[]])),
          data => {
            const allDefaults = row === contract.letter.getUnreadForType || row === contract.venue.launch;
            if (allDefaults && typeof data === 'object') return;
            expect(v.safeParse(row.answer, data).success).toBe(false);
          },
        ),
        { numRuns: 50 },
      );
    },
  );
});

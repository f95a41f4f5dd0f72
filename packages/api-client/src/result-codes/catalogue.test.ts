import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { codeOf, entryOf, outcomeOf, type ResultName, resultCodes } from './catalogue.ts';
import { resultMessage } from './messages.ts';

const root = resolve(import.meta.dirname, '../../../..');
const authorities = [
  resolve(root, 'packages/api-client/vectors/codes.json'),
  resolve(root, '../shared/spec/catalog/codes.json'),
].filter(existsSync);

/** "IP not passed" → "ip-not-passed"; with the shorter names that the catalogue uses. */
const shorter: Record<string, ResultName> = {
  'graphic-verification-code': 'graphic-verification',
  'ip-restricted-access': 'ip-restricted',
  'max-phone-number-attempts': 'max-phone-attempts',
  'password-check-failure-or-secondary-password-binding-failure': 'password-check-failure',
  'withdrawal-protection-configuration-error': 'withdrawal-protection-error',
};

/** Codes beyond the specified list, agreed between a platform and its sites. */
const ours: readonly number[] = [];

describe.each(authorities)('the catalogue compared with %s', file => {
  const listed = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);

  it('has the 54 codes of the list, ours, and no other', () => {
    expect(listed).toHaveLength(54);
    const all = [...listed.map(([code]) => Number(code)), ...ours].sort((a, b) => a - b);
    expect(Object.keys(resultCodes).map(Number)).toEqual(all);
  });

  it.each(listed)('%s means "%s"', (code, meaning) => {
    const plain = meaning.toLowerCase().replaceAll('/', '-').replaceAll(' ', '-');
    expect(entryOf(Number(code))?.name).toBe(shorter[plain] ?? plain);
  });
});

describe('a result name', () => {
  const names = Object.values(resultCodes).map(row => row.name);

  it.each(names)('%s maps to a code that maps back to it', name => {
    expect(entryOf(codeOf(name))?.name).toBe(name);
  });

  it.each(names)('%s has a sentence in both languages', name => {
    expect(resultMessage(name, 'zh-CN')).toMatch(/[\u4e00-\u9fff]{4}/);
    expect(resultMessage(name, 'zh-TW')).toMatch(/[\u4e00-\u9fff]{4}/);
    expect(resultMessage(name, 'zh-TW')).not.toMatch(/[录验证请后设备务统维护误败据]/);
  });

  it('falls back to Simplified Chinese for other languages', () => {
    const simplified = resultMessage('login-expired', 'zh-CN');
    expect(resultMessage('login-expired', 'fr')).toBe(simplified);
    expect(resultMessage('login-expired', 'zh-TW')).not.toBe(simplified);
  });
});

describe('what the client does', () => {
  it.each([
    [6000, 'accept'],
    [6001, 'sign-out'],
    [6013, 'maintenance'],
    [6015, 'bind-phone'],
    [6016, 'bind-phone'],
    [6017, 'bind-phone'],
    [6021, 'ask-captcha'],
    [6022, 'ask-captcha'],
    [6025, 'verify-device'],
    [6026, 'verify-device'],
    [6027, 'verify-device'],
    [6028, 'verify-device'],
    [6029, 'verify-device'],
    [6031, 'block-region'],
    [6099, 'relaunch-venue'],
    [6449, 'bind-real-name'],
    [6501, 'show-dialog'],
  ] as const)('%i: %s', (code, outcome) => {
    expect(resultCodes[code].outcome).toBe(outcome);
    expect(outcomeOf(resultCodes[code].name)).toBe(outcome);
  });

  it('accepts only success', () => {
    expect(Object.values(resultCodes).filter(row => row.outcome === 'accept')).toHaveLength(1);
  });

  it('has no entry for codes outside the list', () => {
    expect(entryOf(6020)).toBeUndefined();
    expect(entryOf(200)).toBeUndefined();
    expect(entryOf(Number.NaN)).toBeUndefined();
  });
});

describe('a call that was refused may have been executed', () => {
  it.each([
    [6005, 'server-error', 'yes'],
    [6006, 'bad-gateway', 'yes'],
    [6014, 'invocation-error', 'yes'],
    [6318, 'ebbq-error', 'yes'],
    [6399, 'system-abnormal', 'yes'],
    [6008, 'illegal-parameter', 'unless-money'],
    [6317, 'system-busy', 'unless-money'],
    [6001, 'login-expired', 'earlier'],
    [6011, 'frequent-submission', 'earlier'],
    [6013, 'maintenance', 'earlier'],
    [6031, 'region-limited', 'earlier'],
    [6033, 'ip-restricted', 'earlier'],
    [6099, 'wallet-token-expired', 'earlier'],
    [6302, 'uid-verification-error', 'earlier'],
    [6316, 'system-under-maintenance', 'earlier'],
    [6415, 'venue-under-maintenance', 'earlier'],
  ] as const)('%i %s: %s', (code, name, may) => {
    expect(resultCodes[code]).toMatchObject({ name, mayHaveRun: may });
  });

  it('with these codes and no other', () => {
    expect(Object.values(resultCodes).filter(row => row.mayHaveRun !== 'no')).toHaveLength(16);
  });
});

describe('the table in docs/wire-protocol.md', () => {
  // Tables may be padded for reading in an editor.
  const page = readFileSync(resolve(root, 'docs/wire-protocol.md'), 'utf8').replace(/ +/g, ' ');

  it.each(Object.entries(resultCodes))('has the row of %s', (code, { name, outcome, mayHaveRun }) => {
    const row = `| ${code} | \`${name}\` | ${outcome} | ${mayHaveRun} |`;
    expect(page.includes(row), `docs/wire-protocol.md lacks "${row}": run \`npm run codes\`.`).toBe(true);
  });
});

import { describe, expect, it } from 'vitest';
import { add, nothing, summary, tallyPlaywright, tallyVitest, timesTable } from './tally.mjs';

const report = over => ({
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 0,
  testResults: [],
  ...over,
});

describe('the last line', () => {
  it('names passed and failed', () =>
    expect(summary({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed'));
  it('names skipped only when there are some', () =>
    expect(summary({ passed: 12, failed: 1, skipped: 2 })).toBe('12 passed, 1 failed, 2 skipped'));
});

describe('counting vitest', () => {
  it('takes the counts of the report', () => {
    expect(tallyVitest(report({ numPendingTests: 2 }), true)).toEqual({ passed: 3, failed: 0, skipped: 2 });
  });

  it('counts a file that could not be loaded as a failure', () => {
    const broken = { testResults: [{ status: 'failed', assertionResults: [] }] };
    expect(tallyVitest(report(broken), false).failed).toBe(1);
  });

  it('counts a non-zero exit without a named failure as a failure', () => {
    expect(tallyVitest(report({}), false).failed).toBe(1);
  });

  it('counts a missing report as a failure, even after a good end', () => {
    expect(tallyVitest(undefined, true)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });
});

describe('counting Playwright', () => {
  it('counts a journey that passed only when it was walked again as failed', () => {
    const stats = { expected: 4, unexpected: 0, flaky: 1, skipped: 1 };
    expect(tallyPlaywright({ stats }, true)).toEqual({ passed: 4, failed: 1, skipped: 1 });
    expect(tallyPlaywright({ stats: { ...stats, unexpected: 1 } }, false)).toMatchObject({ failed: 2 });
  });

  it('counts a non-zero exit without a named failure as a failure', () => {
    const stats = { expected: 4, unexpected: 0, flaky: 0, skipped: 0 };
    expect(tallyPlaywright({ stats }, false)).toMatchObject({ failed: 1 });
  });
});

describe('the table of times', () => {
  it('has one line a stage, its columns under each other', () => {
    const stages = [
      { title: 'lint', tally: { passed: 1, failed: 0, skipped: 0 }, seconds: 4 },
      { title: 'unit and platform', tally: { passed: 4040, failed: 2, skipped: 1 }, seconds: 71 },
    ];
    expect(timesTable(stages)).toEqual([
      'stage              tests  seconds',
      'lint                   1        4',
      'unit and platform   4042       71',
    ]);
  });

  it('is empty when nothing ran', () => expect(timesTable([])).toEqual([]));
});

describe('adding up', () => {
  it('adds each column', () => {
    expect(
      [
        { passed: 1, failed: 0, skipped: 2 },
        { passed: 3, failed: 1, skipped: 0 },
      ].reduce(add, nothing),
    ).toEqual({
      passed: 4,
      failed: 1,
      skipped: 2,
    });
  });
});

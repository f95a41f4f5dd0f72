import { readFileSync } from 'node:fs';

/**
 * The result of a stage: `{passed, failed, skipped}`, read from its runner's report, never from its output.
 * A runner that fails without reporting a failed test, or writes no report, counts as one failure.
 */
export const nothing = { passed: 0, failed: 0, skipped: 0 };

export const add = (a, b) => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
});

/** A stage without tests of its own, such as lint: one check. */
export const oneCheck = ok => (ok ? { ...nothing, passed: 1 } : { ...nothing, failed: 1 });

/** Vitest's JSON report. */
export function tallyVitest(report, ok) {
  if (!report) return oneCheck(false);
  const broken = (report.testResults ?? []).filter(
    file => file.status === 'failed' && !file.assertionResults?.some(test => test.status === 'failed'),
  ).length;
  const failed = report.numFailedTests + broken;
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && !ok ? 1 : failed,
    skipped: report.numPendingTests + (report.numTodoTests ?? 0),
  };
}

/** Playwright's JSON report. A test that passed only when repeated counts as failed. */
export function tallyPlaywright(report, ok) {
  if (!report) return oneCheck(false);
  const { expected, unexpected, flaky, skipped } = report.stats;
  const failed = unexpected + flaky;
  return { passed: expected, failed: failed === 0 && !ok ? 1 : failed, skipped };
}

/** The time of each stage, one line each: its name, its number of tests, its seconds. */
export function timesTable(stages) {
  if (stages.length === 0) return [];
  const rows = stages.map(({ title, tally, seconds }) => [
    title,
    String(tally.passed + tally.failed),
    String(seconds),
  ]);
  const table = [['stage', 'tests', 'seconds'], ...rows];
  const width = column => Math.max(...table.map(row => row[column].length));
  return table.map(([title, tests, seconds]) =>
    [title.padEnd(width(0)), tests.padStart(width(1)), seconds.padStart(width(2))].join('  '),
  );
}

/** The last line of `npm test`. */
export function summary({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

export function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/*
 * Loaded before everything else by playwright.config.ts when LOBBY_E2E_HOURS_AHEAD is set: the tests and the platforms
 * they start live that many hours ahead of this machine. Browsers do not: they learn the time from the platform.
 */
const aheadMs = Number(process.env.LOBBY_E2E_HOURS_AHEAD ?? 0) * 3_600_000;
const now = Date.now.bind(Date);

class AnotherDate extends Date {
  constructor(...parts) {
    super(...(parts.length === 0 ? [now() + aheadMs] : parts));
  }
  static now() {
    return now() + aheadMs;
  }
}
globalThis.Date = AnotherDate;

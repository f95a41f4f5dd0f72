/*
 * A process that lives LOBBY_HOURS_AHEAD hours ahead of this machine. Loaded before everything else (`node --import`)
 * where journeys and shaken tests start processes.
 */
const RealDate = Date;
const aheadMs = Math.round(Number(process.env.LOBBY_HOURS_AHEAD ?? 0) * 3_600_000);

class AnotherDate extends RealDate {
  /** @param {any[]} parts */
  constructor(...parts) {
    super(.../** @type {[number]} */ (parts.length === 0 ? [RealDate.now() + aheadMs] : parts));
  }
  /** @override */
  static now() {
    return RealDate.now() + aheadMs;
  }
}
// A worker may have been started with it already.
if (RealDate.name !== AnotherDate.name) globalThis.Date = /** @type {any} */ (AnotherDate);

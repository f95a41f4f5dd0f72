/** The NATS that fan-out is tested on: npm test supplies one; undefined = such tests are skipped. */
export const testNatsUrl: string | undefined = process.env.LOBBY_TEST_NATS_URL || undefined;

/** The title of a suite that needs a NATS: a broker for one process loses nothing, so a test on it proves nothing. */
export const onNats = (title: string): string =>
  testNatsUrl ? title : `${title} (skipped: LOBBY_TEST_NATS_URL is not set)`;

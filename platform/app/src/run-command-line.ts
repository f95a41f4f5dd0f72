import type { PlatformConfig } from '@lobby/platform-kernel/domain/config';
import { readConfig } from './config.ts';
import type { RunningPlatform } from './platform.ts';

/** The command line: starts a platform, prints one line when it is ready, stops it on the first signal. */
export function runCommandLine(start: (config: PlatformConfig) => Promise<RunningPlatform>): void {
  run(start).catch(fail);
}

async function run(start: (config: PlatformConfig) => Promise<RunningPlatform>): Promise<void> {
  const running = await start(readConfig(process.argv.slice(2), process.env));
  void running.broken.then(fail);
  let asked = false;
  const stop = () => {
    // A second signal ends the process at once; the ledger survives that.
    if (asked) process.exit(1);
    asked = true;
    running.stop().then(
      () => process.exit(0),
      error => fail(error),
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  // A parent connected by IPC may end without sending a signal.
  process.on('disconnect', stop);
  // Printed last, so that a parent waiting for this line can already send a signal.
  console.log(`platform ready ${running.url}`);
}

function fail(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
  if (error instanceof Error && error.cause) console.error(error.cause);
  process.exit(1);
}

import { readConfig } from './config.ts';
import type { PlatformConfig } from './kernel/config.ts';
import type { RunningPlatform } from './platform.ts';

/** The command line: starts a platform, says so on one line, stops it on the first signal. */
export function runCommandLine(start: (config: PlatformConfig) => Promise<RunningPlatform>): void {
  run(start).catch(fail);
}

async function run(start: (config: PlatformConfig) => Promise<RunningPlatform>): Promise<void> {
  const running = await start(readConfig(process.argv.slice(2), process.env));
  let asked = false;
  const stop = () => {
    // Asked twice: somebody is in a hurry. The ledger survives a sudden end.
    if (asked) process.exit(1);
    asked = true;
    running.stop().then(
      () => process.exit(0),
      error => fail(error),
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  // A parent that speaks IPC may go away without a signal.
  process.on('disconnect', stop);
  // Last, so that whoever waits for this line may already ask to stop.
  console.log(`platform ready ${running.url}`);
}

function fail(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
  if (error instanceof Error && error.cause) console.error(error.cause);
  process.exit(1);
}

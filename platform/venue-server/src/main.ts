import { readSettings } from './settings.ts';
import { startVenueServer } from './start-venue-server.ts';

try {
  const running = await startVenueServer(readSettings(process.argv.slice(2), process.env));
  console.log(`venues ready ${running.url}`);
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      void running.stop().then(() => process.exit(0));
    });
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

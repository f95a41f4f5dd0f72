import { serveApp } from './serve-app.js';
import { readServeOptions } from './serve-options.js';

/** Serves one site until a signal: `node serve-main.js --dir apps/<brand>/dist --port 4100`. */
try {
  const site = await serveApp(readServeOptions(process.argv.slice(2), process.env));
  let stopping = false;
  const stop = async () => {
    if (stopping) process.exit(1);
    stopping = true;
    await site.stop();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  console.log(`site ready ${site.url}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

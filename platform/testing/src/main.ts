import type { Pages } from '@lobby/platform/http/pages/pages';
import { startPlatform } from '@lobby/platform/platform';
import { runCommandLine } from '@lobby/platform/run-command-line';
import { createLog } from '@lobby/platform-kernel/domain/log';
import { clockDoor } from './server/clock-door.ts';
import { maintenanceDoor } from './server/maintenance-door.ts';
import { movableClock } from './server/movable-clock.ts';

/**
 * The platform for journeys: the same command line, a clock that can be moved and sites that can be closed from outside;
 * as with --dev answers are checked against the contract and the operator's page is there, but it logs as in production.
 * Never deployed.
 */
runCommandLine(config => {
  const clock = movableClock();
  const log = createLog({ level: config.logLevel, dev: false });
  return startPlatform(
    { ...config, dev: true },
    {
      clock,
      log,
      pages: running => doors(clockDoor(clock, running), maintenanceDoor(running)),
    },
  );
});

function doors(...all: readonly Pages[]): Pages {
  return {
    mount(app) {
      for (const door of all) door.mount(app);
    },
  };
}

import type { Pages } from '../http/pages.ts';
import { startPlatform } from '../platform.ts';
import { runCommandLine } from '../run-command-line.ts';
import { clockDoor } from './clock-door.ts';
import { maintenanceDoor } from './maintenance-door.ts';
import { movableClock } from './movable-clock.ts';

/** The platform for journeys: the same command line, a clock that can be moved and sites that can be closed from outside. Never deployed. */
runCommandLine(config => {
  const clock = movableClock();
  return startPlatform(config, {
    clock,
    pages: running => doors(clockDoor(clock, running), maintenanceDoor(running)),
  });
});

function doors(...all: readonly Pages[]): Pages {
  return {
    mount(app) {
      for (const door of all) door.mount(app);
    },
  };
}

import { startPlatform } from '../platform.ts';
import { runCommandLine } from '../run-command-line.ts';
import { clockDoor } from './clock-door.ts';
import { movableClock } from './movable-clock.ts';

/** The platform for journeys: the same command line, and a clock that can be moved from outside. Never deployed. */
runCommandLine(config => {
  const clock = movableClock();
  return startPlatform(config, { clock, pages: running => clockDoor(clock, running) });
});

import { startPlatform } from './platform.ts';
import { runCommandLine } from './run-command-line.ts';

runCommandLine(startPlatform);

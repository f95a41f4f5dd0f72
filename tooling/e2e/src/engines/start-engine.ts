import type { Engine, EngineOptions } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

const engines = {
  webkit: { start: startWebKit, program: 'WEBKIT_PATH' },
  firefox: { start: startFirefox, program: 'FIREFOX_PATH' },
} as const;

export type EngineName = keyof typeof engines;

/** Starts the browser that the variable of its engine names. */
export function startEngine(name: EngineName, options: EngineOptions): Promise<Engine> {
  const { start, program } = engines[name];
  const file = process.env[program];
  if (!file) throw new Error(`${program} names no browser: npm test finds or installs one.`);
  return start(file, options);
}

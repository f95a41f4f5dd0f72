import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawsFor, isDeep } from '@lobby/testing';
import { attackFigures } from './attack.ts';
import { calibrationFigures } from './calibration.ts';
import { chatFigures } from './chat/chat.ts';
import { doorFigures } from './doors.ts';
import { isSmoke } from './dose.ts';
import type { Figure } from './figure.ts';
import { liabilityFigures } from './liability.ts';
import { placementFigures } from './placements.ts';
import { returnFigures } from './returns.ts';
import { seasonFigures } from './season.ts';
import { slipModelFigures, slipMoneyFigures } from './slip-models.ts';
import { strategyFigures } from './strategies.ts';

const aMoment = 0.02;

/** The measurements that a flag chooses, each once. @throws Error naming the one that does not run. */
export async function smokeOfChosen(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'lobby-bench-smoke-'));
  const season = writeSeason(folder);
  const chosen: Readonly<Record<string, () => readonly Figure[] | Promise<readonly Figure[]>>> = {
    '--slip-model': slipModelFigures,
    '--slip-money': slipMoneyFigures,
    '--liability': liabilityFigures,
    '--strategies': strategyFigures,
    '--returns': returnFigures,
    '--placements': () => placementFigures(10),
    '--season': () => seasonFigures(season, 2),
    '--calibration': () => calibrationFigures(folder),
    '--attack': () => attackFigures(aMoment),
    '--doors': doorFigures,
    '--chat': () => chatFigures(40),
  };
  try {
    const figures: Figure[] = [];
    for (const [flag, measure] of Object.entries(chosen)) figures.push(...(await ran(flag, measure)));
    return figures;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The measurements that `npm test` runs with this seed: a third of them; without a seed all. */
const isLeftOut = (name: string): boolean =>
  isSmoke && process.env.LOBBY_TEST_SEED !== undefined && !isDeep && drawsFor(`measuring ${name}`)() > 1 / 3;

/** Runs one measurement and says how long it took. @throws Error with its name when it fails, or finds no figure. */
export async function ran(
  name: string,
  measure: () => readonly Figure[] | Promise<readonly Figure[]>,
): Promise<readonly Figure[]> {
  if (isLeftOut(name)) return [];
  const began = performance.now();
  const figures = await Promise.resolve()
    .then(measure)
    .catch((cause: unknown) => {
      throw new Error(`The measurement ${name} does not run.`, { cause });
    });
  if (figures.length === 0) throw new Error(`The measurement ${name} ended without a figure.`);
  console.log(`${name}: ran in ${((performance.now() - began) / 1_000).toFixed(1)} s`);
  return figures;
}

/** Two rounds of four clubs, in the format of football.json. */
function writeSeason(folder: string): string {
  const pairs = [
    ['Arsenal FC', 'Chelsea FC', 2, 1],
    ['Liverpool FC', 'Everton FC', 0, 0],
    ['Chelsea FC', 'Liverpool FC', 1, 3],
    ['Everton FC', 'Arsenal FC', 1, 1],
  ] as const;
  const matches = pairs.map(([team1, team2, home, away], at) => ({
    ...{ round: `Matchday ${1 + Math.floor(at / 2)}`, date: `2025-08-${16 + 7 * Math.floor(at / 2)}` },
    ...{ time: '15:00', team1, team2, score: { ft: [home, away], ht: [0, 0] } },
  }));
  const file = join(folder, '2025-26', 'en.1.json');
  mkdirSync(join(folder, '2025-26'));
  writeFileSync(file, JSON.stringify({ name: 'English Premier League 2025/26', matches }));
  return file;
}

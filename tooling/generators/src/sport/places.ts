import type { Draft } from '../draft/draft.ts';
import { insideOf } from '../draft/insert.ts';
import { kebab } from '../names.ts';

/** What both ends know of the sports. */
export const factsFolder = 'packages/sports/src';
/** What only the platform knows of them. */
export const platformFolder = 'platform/sportsbook/src/sports';
/** How the demo plays them. */
export const simulated = 'platform/simulation/src/match/simulated-sports.ts';
/** Their names. */
export const words = 'packages/betting/src/messages/zh-CN.json';

/** The list of all sports, and what opens it. */
export const list = `${factsFolder}/sports.ts`;
export const listOpens = 'const all = [';
/** The platform's list, and what opens it. */
export const registry = `${platformFolder}/sports.ts`;
export const registryOpens = 'Record<SportCode, Sport>> = {';
export const simulatedOpens = 'Record<SportCode, SimulatedSport>> = {';

/** The sports of the house, as their files are named. */
export function sportsIn(draft: Draft): readonly string[] {
  const listed = insideOf(list, draft.read(list), listOpens).split(',');
  return listed.map(name => kebab(name.trim())).filter(name => name !== '');
}

/** The type that a sport shares with others at the provider, by the name of its file; empty where it has its own. */
export function typeIn(draft: Draft, name: string): string {
  const [, type = ''] = /\btype: '(\w+)'/.exec(draft.read(`${factsFolder}/${name}.ts`)) ?? [];
  return type;
}

/** The code of a sport, by the name of its file. */
export function codeOf(draft: Draft, name: string): string {
  const [, code = ''] = /\bcode: '(\w+)'/.exec(draft.read(`${factsFolder}/${name}.ts`)) ?? [];
  return code;
}

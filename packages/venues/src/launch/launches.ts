import { defineItem, isRecord, jsonCodec } from '@lobby/api/storage';
import { tabStorage } from '@lobby/api/storage/tab';
import type { Wanted } from './launch.flow.ts';

/** A launch of this visit. */
interface Launch {
  readonly wanted: Wanted;
  /** Good for one visit. */
  readonly url: string;
}

const launches = new Map<string, Launch>();

/** How many launches a tab remembers. */
const most = 20;

const remembered = defineItem(
  'launches',
  jsonCodec(
    (value): value is readonly (readonly [string, Wanted])[] => Array.isArray(value) && value.every(isEntry),
  ),
);

function isEntry(value: unknown): boolean {
  if (!Array.isArray(value) || value.length !== 2 || typeof value[0] !== 'string') return false;
  const wanted: unknown = value[1];
  return (
    isRecord(wanted) &&
    [wanted.enName, wanted.gameCode, wanted.name].every(text => typeof text === 'string') &&
    typeof wanted.isTrial === 'boolean'
  );
}

/** Keeps a launch until it is shown; after a reload the tab still knows what it was, never its address. */
export function keepLaunch(launchId: string, launch: Launch): void {
  launches.set(launchId, launch);
  const { enName, gameCode, name, isTrial } = launch.wanted;
  const others = (tabStorage.readItem(remembered) ?? []).filter(([id]) => id !== launchId);
  tabStorage.writeItem(
    remembered,
    [...others, [launchId, { enName, gameCode, name, isTrial }] as const].slice(-most),
  );
}

/** What a launch of this tab was; undefined for an id that is not of one. */
export function launchedBefore(launchId: string): Wanted | undefined {
  return (
    launches.get(launchId)?.wanted ?? tabStorage.readItem(remembered)?.find(([id]) => id === launchId)?.[1]
  );
}

/** The address of a launch that was not shown yet. */
export function freshAddress(launchId: string): string | undefined {
  return launches.get(launchId)?.url;
}

/** Its address has been shown, and is good no more. */
export function launchShown(launchId: string): void {
  launches.delete(launchId);
}

import { readSession } from '@lobby/api/session';
import { defineItem, isRecord, jsonCodec } from '@lobby/api/storage';
import { tabStorage } from '@lobby/api/storage/tab';
import type { Wanted } from './launch.flow.ts';

/** A launch of this visit. */
interface Launch {
  readonly wanted: Wanted;
  /** Good for one visit. */
  readonly url: string;
}

/** What a tab remembers of launches after a reload: whose they are, and what each was by its id. */
interface Remembered {
  /** Empty: a visitor's. */
  readonly member: string;
  readonly launches: readonly (readonly [string, Wanted])[];
}

/** How many launches a tab remembers. */
const most = 20;

const remembered = defineItem('launches', jsonCodec(isRemembered), { personal: true });

const fresh = { member: '', launches: new Map<string, Launch>() };

const memberNow = () => readSession()?.userId ?? '';

/** What the member of the moment launched and nobody saw yet; what another did is forgotten. */
function freshLaunches(): Map<string, Launch> {
  const member = memberNow();
  if (fresh.member !== member) fresh.launches.clear();
  fresh.member = member;
  return fresh.launches;
}

/** What this tab remembers of the member of the moment; what another launched is removed. */
function rememberedLaunches(): Remembered['launches'] {
  const found = tabStorage.readItem(remembered);
  if (found?.member === memberNow()) return found.launches;
  if (found) tabStorage.removeItem(remembered);
  return [];
}

/** Keeps a launch until it is shown; after a reload the tab still knows what it was, never its address. */
export function keepLaunch(launchId: string, launch: Launch): void {
  freshLaunches().set(launchId, launch);
  const { enName, gameCode, name, isTrial } = launch.wanted;
  const others = rememberedLaunches().filter(([id]) => id !== launchId);
  const launches = [...others, [launchId, { enName, gameCode, name, isTrial }] as const].slice(-most);
  tabStorage.writeItem(remembered, { member: memberNow(), launches });
}

/** What a launch of this member in this tab was; undefined for an id that is not of one. */
export function launchedBefore(launchId: string): Wanted | undefined {
  return freshLaunches().get(launchId)?.wanted ?? rememberedLaunches().find(([id]) => id === launchId)?.[1];
}

/** The address of a launch that was not shown yet. */
export function freshAddress(launchId: string): string | undefined {
  return freshLaunches().get(launchId)?.url;
}

/** Its address has been shown, and is good no more. */
export function launchShown(launchId: string): void {
  freshLaunches().delete(launchId);
}

function isRemembered(value: unknown): value is Remembered {
  return (
    isRecord(value) &&
    typeof value.member === 'string' &&
    Array.isArray(value.launches) &&
    value.launches.every(isEntry)
  );
}

function isEntry(value: unknown): boolean {
  if (!Array.isArray(value) || value.length !== 2 || typeof value[0] !== 'string') return false;
  const wanted: unknown = value[1];
  return (
    isRecord(wanted) &&
    [wanted.enName, wanted.gameCode, wanted.name].every(text => typeof text === 'string') &&
    typeof wanted.isTrial === 'boolean'
  );
}

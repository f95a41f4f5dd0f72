import { bronzeBells } from './bronze-bells.ts';
import { lanternFair } from './lantern-fair.ts';
import { nightFerry } from './night-ferry.ts';
import { saltRoad } from './salt-road.ts';
import { teaHouse } from './tea-house.ts';
import { tidePools } from './tide-pools.ts';

/** The slots, in the order of their list. */
export const slotGames = [lanternFair, saltRoad, tidePools, nightFerry, teaHouse, bronzeBells];

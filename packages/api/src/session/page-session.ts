import { pageStorage } from '../storage/index.ts';
import { createSessionStore } from './session-store.ts';

/** This page's session. */
export const { readSession, startSession, endSession, expireSession, subscribeSession } =
  createSessionStore(pageStorage);

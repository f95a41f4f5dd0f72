import { createContext } from 'react';

/** Closes a room that lies over the page, before a link in it leads on; undefined for one beside the page. */
export const LeaveRoom = createContext<(() => void) | undefined>(undefined);

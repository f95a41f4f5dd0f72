import type { StampProps } from '../ticket/stamp.tsx';

/** The colours and the type of the page that a ticket is drawn for. */
export interface TicketLook {
  readonly ground: string;
  readonly paper: string;
  readonly line: string;
  readonly text: string;
  readonly quiet: string;
  readonly accent: string;
  readonly stamps: Readonly<Record<StampProps['tone'], string>>;
  readonly fonts: string;
}

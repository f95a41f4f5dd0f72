import type { StampTone } from '../ticket/stamp.tsx';

/** A place on the picture of a ticket. */
export interface PictureBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The colours and the type of the page that a ticket is drawn for, and the brand's frame of a stamp. */
export interface TicketLook {
  readonly ground: string;
  readonly paper: string;
  readonly line: string;
  readonly text: string;
  readonly quiet: string;
  readonly accent: string;
  readonly stamps: Readonly<Record<StampTone, string>>;
  /** The frame as an SVG element at that place, in that ink; empty where it could not be fetched. */
  readonly stampFrame: (box: PictureBox, ink: string) => string;
  readonly fonts: string;
}

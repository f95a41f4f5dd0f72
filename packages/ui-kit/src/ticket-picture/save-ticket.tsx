import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { saveFile } from '../save-file/save-file.ts';
import type { TicketPaper } from '../ticket/ticket-paper.ts';
import { drawTicket } from './draw-ticket.ts';
import type { PictureBox, TicketLook } from './ticket-look.ts';
import type { Measure } from './wrap-text.ts';

export interface SaveTicketProps {
  paper: TicketPaper;
  /** Of the file, without its ending. */
  name: string;
  /** Whether it was saved. */
  onDone: (saved: boolean) => void;
}

/** Device pixels for each unit of the drawing: sharp on a phone. */
const sharpness = 3;

/** Saves a ticket as a picture, as soon as it is drawn: in the colours of the page, nothing of it on the screen. */
export function SaveTicket(props: SaveTicketProps): ReactNode {
  return (
    <Suspense>
      <Saving {...props} />
    </Suspense>
  );
}

/** Draws the frame of the stamp unseen, and saves once it is there. */
function Saving(props: SaveTicketProps): ReactNode {
  const asked = useRef(props);
  const frame = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    let isHere = true;
    const { paper, name, onDone } = asked.current;
    void pictureOf(paper, frame.current?.querySelector('svg') ?? undefined)
      .catch(() => undefined)
      .then(picture => {
        if (!isHere) return;
        if (picture) saveFile(`${name}.png`, picture);
        onDone(picture !== undefined);
      });
    return () => {
      isHere = false;
    };
  }, []);
  const { stamp } = props.paper;
  return (
    stamp && (
      <span ref={frame} hidden>
        <stamp.Frame tone={stamp.tone} />
      </span>
    )
  );
}

/** The ticket as a PNG; undefined, or rejected, when the browser cannot draw it. */
async function pictureOf(paper: TicketPaper, frame: SVGElement | undefined): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  const look = lookOfPage(frame);
  const measure: Measure = (text, size, weight) => {
    context.font = `${weight} ${size}px ${look.fonts}`;
    return context.measureText(text).width;
  };
  const { svg, width, height } = drawTicket(paper, look, measure);
  canvas.width = width * sharpness;
  canvas.height = height * sharpness;
  const image = new Image();
  // The policy of the sites allows pictures in the address itself, and no others made here.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise(resolve => canvas.toBlob(blob => resolve(blob ?? undefined), 'image/png'));
}

/** The roles of the page's edition and brand. */
function lookOfPage(frame: SVGElement | undefined): TicketLook {
  const page = getComputedStyle(document.documentElement);
  const role = (name: string) => page.getPropertyValue(`--color-${name}`).trim();
  return {
    ground: role('bg'),
    paper: role('surface-1'),
    line: role('text-3'),
    text: role('text-1'),
    quiet: role('text-2'),
    accent: role('accent'),
    stamps: {
      won: role('up'),
      lost: role('text-2'),
      even: role('text-2'),
      off: role('text-2'),
      sold: role('gold'),
    },
    stampFrame: (box, ink) => (frame ? placed(frame, box, ink) : ''),
    fonts: getComputedStyle(document.body).fontFamily,
  };
}

/** A drawing of the page as an element of another, in one ink. */
function placed(drawing: SVGElement, box: PictureBox, ink: string): string {
  // Safe: the copy of an element is one.
  const copy = drawing.cloneNode(true) as SVGElement;
  copy.removeAttribute('class');
  for (const [name, value] of Object.entries({ ...box, color: ink })) copy.setAttribute(name, String(value));
  return new XMLSerializer().serializeToString(copy);
}

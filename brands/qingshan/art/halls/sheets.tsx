import { Cut, paper } from '../paper.tsx';

const lighter = (percent: number) => `color-mix(in srgb, ${paper.white} ${percent}%, currentColor)`;

/** The tones of a hall: its ink is the colour of text, each sheet above it is 14 % lighter. */
export const tone = {
  ink: 'currentColor',
  back: lighter(14),
  front: lighter(28),
  white: paper.white,
  sun: paper.sun,
};

interface SheetProps {
  readonly d: string;
  readonly tone?: keyof typeof tone;
}

/** A sheet of a hall, with its shadow. */
export const Sheet = ({ d, tone: name = 'white' }: SheetProps) => <Cut d={d} fill={tone[name]} drop={3} />;

/** What is printed or cut out: a tone without a shadow. */
export const Print = ({ d, tone: name = 'white' }: SheetProps) => <path d={d} fill={tone[name]} />;

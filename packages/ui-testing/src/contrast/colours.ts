/** Red, green, blue and alpha, each from 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number, alpha: number];

export const white: Colour = [1, 1, 1, 1];

const known = new Map<string, Colour>();
const functions = /(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^()]*\)/g;
/** Between two colours of a gradient: on the way a mixture may be darker than both. */
const between = [0.25, 0.5, 0.75];

/** A computed colour of CSS. */
export function colourOf(text: string): Colour {
  const colour = known.get(text) ?? readColour(text);
  known.set(text, colour);
  return colour;
}

function readColour(text: string): Colour {
  const parts = text.match(/-?[\d.]+(?:e-?\d+)?/g)?.map(Number) ?? [];
  const [red = 0, green = 0, blue = 0, alpha = 1] = parts;
  if (text.startsWith('rgb')) return [red / 255, green / 255, blue / 255, alpha];
  if (text.startsWith('color(srgb ')) return [red, green, blue, alpha];
  return paint(text);
}

/** Any other colour: as the browser paints it. */
function paint(text: string): Colour {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error(`There is no canvas to paint "${text}" on`);
  pen.fillStyle = text;
  pen.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data;
  return [red / 255, green / 255, blue / 255, alpha / 255];
}

/** Every colour of a computed gradient, and some of the mixtures between its neighbours. */
export function coloursOfGradient(image: string): Colour[] {
  const stops = (image.match(functions) ?? []).map(colourOf);
  return stops.flatMap((stop, at) => {
    const next = stops[at + 1];
    return next ? [stop, ...between.map(part => blend(stop, next, part))] : [stop];
  });
}

/** As gradients mix them: by what each adds to the picture. */
function blend(one: Colour, other: Colour, part: number): Colour {
  const alpha = one[3] * (1 - part) + other[3] * part;
  const channel = (at: 0 | 1 | 2) =>
    alpha === 0 ? 0 : (one[at] * one[3] * (1 - part) + other[at] * other[3] * part) / alpha;
  return [channel(0), channel(1), channel(2), alpha];
}

/** A colour that is drawn over an opaque one. */
export function over(ground: Colour, [red, green, blue, alpha]: Colour, opacity = 1): Colour {
  const part = alpha * opacity;
  const mixed = (under: number, drawn: number) => under * (1 - part) + drawn * part;
  return [mixed(ground[0], red), mixed(ground[1], green), mixed(ground[2], blue), 1];
}

/** WCAG 2 contrast of two opaque colours, 1 to 21. */
export function contrastOf(one: Colour, other: Colour): number {
  const [first, second] = [luminanceOf(one), luminanceOf(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

export function luminanceOf([red, green, blue]: Colour): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

import type { SiteLook } from '@lobby/platform-kernel/calls/site';
import * as v from 'valibot';

const colour = v.pipe(v.string(), v.regex(/^#[\da-f]{3,8}$/i));
const colours = v.object({
  ground: colour,
  surface: colour,
  text: colour,
  quiet: colour,
  line: colour,
  accent: colour,
  onAccent: colour,
});
const look = v.object({
  light: colours,
  dark: colours,
  /** An SVG document; shown as an image, so nothing in it runs. */
  logo: v.optional(v.string(), ''),
});

/** Colours that belong to no brand. */
const plain: SiteLook = {
  light: {
    ground: '#f4f5f7',
    surface: '#ffffff',
    text: '#16191d',
    quiet: '#555d66',
    line: '#dcdfe4',
    accent: '#2f4f7f',
    onAccent: '#ffffff',
  },
  dark: {
    ground: '#101214',
    surface: '#191c20',
    text: '#eef0f2',
    quiet: '#a9b0b8',
    line: '#30353b',
    accent: '#9dbcf0',
    onAccent: '#101214',
  },
  logo: '',
};

/** Reads the column; a site without a look of its own, or with one that cannot be read, gets the plain one. */
export function readLook(text: string): SiteLook {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return plain;
  }
  const parsed = v.safeParse(look, value);
  return parsed.success ? parsed.output : plain;
}

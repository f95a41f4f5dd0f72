import cloud from '../art/cloud.svg?url&no-inline';
import drum from '../art/drum.svg?url&no-inline';
import fish from '../art/fish.svg?url&no-inline';
import knot from '../art/knot.svg?url&no-inline';
import lamp from '../art/lamp.svg?url&no-inline';
import peony from '../art/peony.svg?url&no-inline';
import plum from '../art/plum.svg?url&no-inline';
import scatter from '../art/scatter.svg?url&no-inline';
import wild from '../art/wild.svg?url&no-inline';
import { h } from '../elements.ts';

const files: Readonly<Record<string, string>> = { cloud, drum, fish, knot, lamp, peony, plum, scatter, wild };

/** The drawing of a symbol; what it is, is said beside it or in the text of the round. */
export function symbolPicture(symbol: string): HTMLImageElement {
  return h('img', { src: files[symbol] ?? '', alt: '', draggable: 'false', class: 'symbol' });
}

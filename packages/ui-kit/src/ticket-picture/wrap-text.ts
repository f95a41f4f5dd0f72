/** How wide a text is, in the units of the drawing. */
export type Measure = (text: string, size: number, weight: number) => number;

/** A text in lines no wider than `most`: broken between characters, but not within a word or a figure. */
export function wrapText(text: string, most: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const part of text.match(/[\w.,:/+%-]+|\s+|./gu) ?? []) {
    const pieces = widthOf(part) > most ? [...part] : [part];
    for (const piece of pieces) {
      if (line !== '' && widthOf(line + piece) > most) {
        lines.push(line.trim());
        line = piece.trimStart();
      } else line += piece;
    }
  }
  return line.trim() === '' ? lines : [...lines, line.trim()];
}

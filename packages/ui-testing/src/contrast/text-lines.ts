/** The texts that stand in an element itself. */
export function textsOf(element: Element): ChildNode[] {
  return [...element.childNodes].filter(node => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
}

/** The first lines of an element and its last; of a field, its box. */
export function linesOf(element: Element): DOMRect[] {
  if (element.matches('input, textarea, select')) return [element.getBoundingClientRect()];
  const range = document.createRange();
  const turn = turnOf(element);
  const lines = textsOf(element).flatMap(node => {
    range.selectNodeContents(node);
    return [...range.getClientRects()].filter(({ width }) => width > 1).map(line => straight(line, turn));
  });
  return lines.length > 4 ? [...lines.slice(0, 3), ...lines.slice(-1)] : lines;
}

/** The lines of an element as high as their letters: a line box is higher, and may meet that of its neighbour. */
export function inkedLines(element: Element): DOMRect[] {
  const half = Number.parseFloat(getComputedStyle(element).fontSize) * 0.35;
  return linesOf(element).map(
    ({ x, y, width, height }) => new DOMRect(x, y + height / 2 - half, width, 2 * half),
  );
}

/** How far an element is turned by `rotate`, radians. */
function turnOf(element: Element): number {
  let turn = 0;
  for (let at: Element | null = element; at; at = at.parentElement)
    turn += Number.parseFloat(getComputedStyle(at).rotate) || 0;
  return (turn * Math.PI) / 180;
}

/** The box of a line that is slightly turned is larger than the line: what is drawn at its corners is not under it. */
function straight(box: DOMRect, turn: number): DOMRect {
  const [cos, sin] = [Math.cos(turn), Math.abs(Math.sin(turn))];
  const scale = cos * cos - sin * sin;
  if (sin === 0 || scale < 0.5) return box;
  const width = (box.width * cos - box.height * sin) / scale;
  const height = (box.height * cos - box.width * sin) / scale;
  return new DOMRect(box.x + (box.width - width) / 2, box.y + (box.height - height) / 2, width, height);
}

/** The middle and the corners. */
export function pointsOf({ left, right, top, bottom }: DOMRect): [number, number][] {
  const middle: [number, number] = [(left + right) / 2, (top + bottom) / 2];
  return [
    middle,
    ...[left + 1, right - 1].flatMap(x => [top + 1, bottom - 1].map((y): [number, number] => [x, y])),
  ];
}

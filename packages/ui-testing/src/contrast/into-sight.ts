/** Scrolls to an element; the result scrolls back within the same task, so that nobody notices. */
export function bringIntoSight(element: Element): () => void {
  const { x, y, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  if (hit && (element.contains(hit) || hit.contains(element))) return () => undefined;
  const scrolled: [Element, number, number][] = [];
  for (let at: Element | null = element; at; at = at.parentElement)
    scrolled.push([at, at.scrollLeft, at.scrollTop]);
  element.scrollIntoView({ behavior: 'instant', block: 'center', inline: 'center' });
  return () => {
    for (const [scroller, left, top] of scrolled) scroller.scrollTo({ left, top, behavior: 'instant' });
  };
}

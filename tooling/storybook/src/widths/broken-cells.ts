/**
 * Runs in the page, when it has been drawn at its width: the prices of the list whose line or number is cut, covered
 * or too small to be read. One sentence each; also when there are too few prices to have been drawn.
 */
export async function brokenCells(): Promise<string[]> {
  const frame = () => new Promise(requestAnimationFrame);
  await frame();
  await frame();
  const cells = [...document.querySelectorAll<HTMLElement>('article button[aria-pressed]')];
  const broken = cells.flatMap(cell => {
    const inside = cell.getBoundingClientRect();
    const texts = [...cell.querySelectorAll<HTMLElement>('[aria-hidden]')].filter(text => text.textContent);
    const [line, price] = texts.length > 1 ? texts : [undefined, texts[0]];
    const problems = texts.flatMap(text => {
      const { left, right, top, bottom } = text.getBoundingClientRect();
      const isInside =
        left >= inside.left && right <= inside.right && top >= inside.top && bottom <= inside.bottom;
      return [
        ...(isInside ? [] : ['is outside the cell']),
        ...(text.scrollWidth > text.clientWidth + 1 ? ['is shortened'] : []),
        ...(text.offsetHeight > 30 ? ['is wrapped'] : []),
      ].map(problem => `${text.textContent} ${problem}`);
    });
    if (line && price && overlap(line, price))
      problems.push(`${line.textContent} ${price.textContent} overlap`);
    if (price && sizeOf(price) < 13) problems.push(`${price.textContent} is ${sizeOf(price)} px`);
    if (line && sizeOf(line) < 12) problems.push(`${line.textContent} is ${sizeOf(line)} px`);
    return problems;
  });
  return cells.length < 16 ? [`${cells.length} prices`, ...broken] : broken;

  function overlap(one: HTMLElement, other: HTMLElement): boolean {
    const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
    return a.left < b.right && b.left < a.right && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  }

  function sizeOf(text: HTMLElement): number {
    return Number.parseFloat(getComputedStyle(text).fontSize);
  }
}

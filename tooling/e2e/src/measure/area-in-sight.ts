interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What the window and the scroll areas and frames around an element leave of it. */
export function areaOf(element: Element): Area {
  let [left, top, right, bottom] = [0, 0, window.innerWidth, window.innerHeight];
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    const { overflowX, overflowY, position } = getComputedStyle(at);
    if (overflowX !== 'visible' || overflowY !== 'visible') {
      const box = at.getBoundingClientRect();
      if (overflowX !== 'visible') [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      if (overflowY !== 'visible') [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
    }
    if (position === 'fixed') break;
  }
  return { left, top, right, bottom };
}

export function isWithin({ left, top, right, bottom }: Area, [x, y]: readonly [number, number]): boolean {
  return x > left && x < right && y > top && y < bottom;
}

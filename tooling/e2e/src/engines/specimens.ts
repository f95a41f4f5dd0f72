/** A text as the page draws it, and the same text with each glyph drawn by itself. */
export interface Specimen {
  readonly text: string;
  readonly drawn: Area;
  readonly alone: Area;
}

/** In pixels of the window. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Runs in the page: covers it with enlarged texts that contain figures, as many as fit. All figures are written 8,
 * the widest, so each shape occurs once.
 * @param known how many were shown before.
 * @returns none when all were shown.
 */
export async function showSpecimens(known: number): Promise<Specimen[]> {
  const size = 28;
  const longest = 12;
  const id = 'specimens';
  document.getElementById(id)?.remove();
  const shapes = new Map<string, { text: string; style: CSSStyleDeclaration }>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { data, parentElement } = texts.currentNode as Text;
    if (!/\d/.test(data) || !parentElement?.checkVisibility({ opacityProperty: true })) continue;
    // What is only spoken is one pixel wide.
    if (parentElement.getBoundingClientRect().width <= 1) continue;
    const style = getComputedStyle(parentElement);
    for (const [part] of data.matchAll(/(?:\S{1,2}\s)?\S{0,2}\d\S{0,6}(?:\s\S{1,2})?/g)) {
      // Letters are set closer together on purpose: TA.
      if (/[a-z]{2}/i.test(part)) continue;
      const text = part.replace(/\d/g, '8').slice(0, longest);
      shapes.set([text, style.fontFamily, style.fontWeight, style.letterSpacing].join(), { text, style });
    }
  }

  const sheet = document.body.appendChild(document.createElement('div'));
  sheet.id = id;
  // Over every dialog, also one that is over everything else.
  sheet.popover = 'manual';
  Object.assign(sheet.style, {
    inset: '0',
    inlineSize: '100vw',
    blockSize: '100vh',
    margin: '0',
    border: '0',
    boxSizing: 'border-box',
    display: 'flex',
    flexWrap: 'wrap',
    alignContent: 'flex-start',
    gap: '8px',
    padding: '8px',
    background: 'white',
    color: 'black',
  });
  const line = (cell: HTMLElement, parts: readonly string[]) => {
    const row = cell.appendChild(document.createElement('div'));
    Object.assign(row.style, { inlineSize: 'max-content', whiteSpace: 'pre', lineHeight: '1.5' });
    if (parts.length === 1) row.textContent = parts[0] ?? '';
    else
      for (const part of parts) {
        const glyph = row.appendChild(document.createElement('span'));
        glyph.style.display = 'inline-block';
        glyph.textContent = part;
      }
    return row;
  };
  const cells = [...shapes.values()].slice(known).map(({ text, style }) => {
    const cell = sheet.appendChild(document.createElement('div'));
    const spacing = (Number.parseFloat(style.letterSpacing) || 0) / Number.parseFloat(style.fontSize);
    Object.assign(cell.style, {
      fontFamily: style.fontFamily,
      fontWeight: style.fontWeight,
      fontVariantNumeric: style.fontVariantNumeric,
      fontFeatureSettings: style.fontFeatureSettings,
      fontSize: `${size}px`,
      letterSpacing: `${spacing}em`,
    });
    return { text, drawn: line(cell, [text]), alone: line(cell, [...text]) };
  });
  sheet.showPopover();
  const areaOf = (row: Element) => {
    const { left, top, width, height } = row.getBoundingClientRect();
    return { left, top, width, height };
  };
  const shown = cells
    .map(({ text, drawn, alone }) => ({ text, drawn: areaOf(drawn), alone: areaOf(alone) }))
    .filter(({ alone }) => alone.top + alone.height <= window.innerHeight);
  for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
  if (shown.length === 0) sheet.remove();
  return shown;
}

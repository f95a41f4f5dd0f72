/** One thing on a page that is too small, cut, covered or too pale: what is wrong, and where. */
export type Finding = string;

interface Limits {
  /** Least height of a price, px: 40 where it is pressed with a thumb. */
  readonly priceHeight: number;
}

/**
 * Measures the page as it is now. Runs in the page, so it refers to nothing outside itself. Checks scrolling, sizes
 * of texts, prices, targets and fields, covered controls, and contrast, by the limits in tooling/e2e/README.md.
 */
export function measureInPage({ priceHeight }: Limits): Finding[] {
  const findings = new Map<string, Finding>();
  const behind = new WeakMap<Element, number[][]>();
  const fields = 'input:not([type=checkbox], [type=radio], [type=file]), textarea';
  const classOf = (element: Element) =>
    `<${element.tagName.toLowerCase()}.${String(element.getAttribute('class') ?? '').split(' ')[0]}>`;
  const nameOf = (element: Element) =>
    `${classOf(element)} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)}`;
  /** Each kind of fault of a kind of element is reported once, by the first that has it. */
  const found = (fault: string, element: Element) => {
    const key = `${fault.replace(/[\d.]+/g, '')} ${classOf(element)}`;
    if (!findings.has(key)) findings.set(key, `${fault}: ${nameOf(element)}`);
  };
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('[inert], [aria-hidden=true]') &&
    element.getBoundingClientRect().width > 1;

  const root = document.documentElement;
  if (root.scrollWidth > window.innerWidth)
    findings.set('sideways', `scrolls sideways: ${root.scrollWidth} px in ${window.innerWidth}`);

  for (const element of document.body.querySelectorAll('*')) {
    const hasText = [...element.childNodes].some(
      node => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    if (hasText && isShown(element) && !element.closest('svg')) judgeText(element);
  }
  for (const control of document.body.querySelectorAll(
    'a, button, input, textarea, [role=combobox], [role=tab]',
  )) {
    if (isShown(control)) judgeControl(control);
  }
  return [...findings.values()];

  function judgeText(element: Element): void {
    const style = getComputedStyle(element);
    const size = Number.parseFloat(style.fontSize);
    const least = /^-?\d+\.\d\d$/.test(element.textContent?.trim() ?? '') ? 13 : 12;
    if (size < least - 0.05) found(`text of ${size} px`, element);
    const stops = gradientBehind(element);
    const ink = stops.length > 0 && colourOf(style.color);
    if (!ink) return;
    const needed = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700) ? 3 : 4.5;
    const worst = Math.min(...stops.map(stop => contrast(ink, stop)));
    if (worst < needed) found(`contrast ${worst.toFixed(2)} over a gradient`, element);
  }

  function judgeControl(control: Element): void {
    const box = control.getBoundingClientRect();
    const isPrice = control.matches('button[aria-pressed]') && /\d\.\d\d/.test(control.textContent ?? '');
    const isInText = getComputedStyle(control).display === 'inline';
    const isLabelled = control.matches('input[type=checkbox]') || control.closest('label') !== null;
    if (!isInText && !isLabelled && (box.height < 23.5 || box.width < 23.5))
      found(`target of ${Math.round(box.width)} × ${Math.round(box.height)}`, control);
    if (isPrice) judgePrice(control, box);
    if ((window.innerWidth < 768 || matchMedia('(pointer: coarse)').matches) && control.matches(fields))
      judgeField(control);
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (x < 0 || y < 0 || x > window.innerWidth || y > window.innerHeight) return;
    const hit = document.elementFromPoint(x, y);
    if (!hit || control.contains(hit) || hit.contains(control) || isFloating(hit)) return;
    if (control.closest('label')?.contains(hit)) return;
    found(`covered by ${nameOf(hit)}`, control);
  }

  function judgeField(field: Element): void {
    const size = Number.parseFloat(getComputedStyle(field).fontSize);
    if (size < 16) found(`an iPhone zooms into a field of ${size} px`, field);
  }

  function judgePrice(price: Element, box: DOMRect): void {
    if (box.height < priceHeight - 0.5) found(`price ${Math.round(box.height)} px high`, price);
    for (const part of [price, ...price.querySelectorAll('*')]) {
      const isWider = part.clientWidth > 1 && part.scrollWidth > part.clientWidth + 1;
      if (isWider && getComputedStyle(part).overflowX !== 'visible') found('price is cut', price);
      const inner = part.getBoundingClientRect();
      if ((inner.left < box.left - 1 || inner.right > box.right + 1) && isShown(part))
        found('price leaves its cell', price);
    }
  }

  /** Bars and dialogs that stay while the page scrolls may cover what is scrolled under them. */
  function isFloating(element: Element): boolean {
    for (let at: Element | null = element; at; at = at.parentElement)
      if (/fixed|sticky/.test(getComputedStyle(at).position)) return true;
    return false;
  }

  /** The colours of the gradient that is drawn behind an element; none when a plain colour is in between. */
  function gradientBehind(element: Element | null): number[][] {
    if (!element) return [];
    const known = behind.get(element);
    if (known) return known;
    const { backgroundImage, backgroundColor } = getComputedStyle(element);
    const stops = backgroundImage.includes('gradient')
      ? (backgroundImage.match(/rgba?\([^)]*\)|color\([^)]*\)/g) ?? []).flatMap(text => {
          const colour = colourOf(text);
          return colour ? [colour] : [];
        })
      : colourOf(backgroundColor)
        ? []
        : gradientBehind(element.parentElement);
    behind.set(element, stops);
    return stops;
  }

  /** Red, green and blue from 0 to 1; nothing for a colour one can see through. */
  function colourOf(text: string): number[] | undefined {
    const parts = text.match(/-?[\d.]+(?:e-?\d+)?/g)?.map(Number) ?? [];
    const [red = 0, green = 0, blue = 0, alpha = 1] = parts;
    if (alpha < 1 || parts.length < 3) return undefined;
    const scale = text.startsWith('rgb') ? 255 : 1;
    return [red / scale, green / scale, blue / scale];
  }

  function contrast(one: number[], other: number[]): number {
    const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
    return (light + 0.05) / (dark + 0.05);
  }

  function luminance(colour: number[]): number {
    const [red = 0, green = 0, blue = 0] = colour.map(part =>
      part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }
}

import { textContrasts, textsOf } from '@lobby/ui-testing/contrast';
import { classOf, type Finding, isFloating, nameOf, whatIsShown } from './of-element.ts';

export interface Limits {
  /** Least height of a price, px: 40 where it is pressed with a thumb. */
  readonly priceHeight: number;
}

/**
 * Measures the page as it is now. Runs in the page. Checks scrolling, sizes of texts, prices, targets and fields,
 * covered controls, and contrast over gradients, by the limits in tooling/e2e/README.md.
 */
export function measureInPage({ priceHeight }: Limits): Finding[] {
  const findings = new Map<string, Finding>();
  const isShown = whatIsShown();
  const behind = new WeakMap<Element, boolean>();
  const fields = 'input:not([type=checkbox], [type=radio], [type=file]), textarea';
  /** Each kind of fault of a kind of element is reported once, by the first that has it. */
  const found = (fault: string, element: Element) => {
    const key = `${fault.replace(/[\d.]+/g, '')} ${classOf(element)}`;
    if (!findings.has(key)) findings.set(key, `${fault}: ${nameOf(element)}`);
  };
  const isReadAloud = (element: Element) => isShown(element) && !element.closest('[aria-hidden=true]');

  const root = document.documentElement;
  if (root.scrollWidth > window.innerWidth)
    findings.set('sideways', `scrolls sideways: ${root.scrollWidth} px in ${window.innerWidth}`);

  const texts = [...document.body.querySelectorAll('*')].filter(
    element => textsOf(element).length > 0 && isReadAloud(element) && !element.closest('svg'),
  );
  for (const text of texts) judgeText(text);
  const overGradients = texts.filter(isOverGradient);
  for (const [at, { ratio, needed }] of textContrasts(overGradients).entries()) {
    const text = overGradients[at];
    if (text && ratio !== undefined && ratio < needed) found(`contrast ${ratio} over a gradient`, text);
  }
  for (const control of document.body.querySelectorAll(
    'a, button, input, textarea, [role=combobox], [role=tab]',
  )) {
    if (isReadAloud(control)) judgeControl(control);
  }
  return [...findings.values()];

  function judgeText(element: Element): void {
    const style = getComputedStyle(element);
    const size = Number.parseFloat(style.fontSize);
    const least = /^-?\d+\.\d\d$/.test(element.textContent?.trim() ?? '') ? 13 : 12;
    if (size < least - 0.05) found(`text of ${size} px`, element);
  }

  function judgeControl(control: Element): void {
    // In a drawing the first shape of a link is what is pressed; Firefox adds to the link's box what is clipped away.
    const pressed = control instanceof SVGElement ? (control.firstElementChild ?? control) : control;
    const box = pressed.getBoundingClientRect();
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
      if ((inner.left < box.left - 1 || inner.right > box.right + 1) && isReadAloud(part))
        found('price leaves its cell', price);
    }
  }

  /** Whether a gradient is drawn behind an element, and no plain colour in between. */
  function isOverGradient(element: Element | null): boolean {
    if (!element) return false;
    const known = behind.get(element);
    if (known !== undefined) return known;
    const { backgroundImage, backgroundColor } = getComputedStyle(element);
    const isPlain = !/^rgba\(|\/ /.test(backgroundColor);
    const isOver =
      backgroundImage.includes('gradient') || (!isPlain && isOverGradient(element.parentElement));
    behind.set(element, isOver);
    return isOver;
  }
}

type Attributes = Readonly<Record<string, string | boolean>>;

/** An element with attributes and content; text is never read as HTML. */
export function h<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...content: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === true) element.setAttribute(key, '');
    else if (value !== false) element.setAttribute(key, value);
  }
  element.append(...content);
  return element;
}

/** A button that does something. A key that is held presses once: no stake follows another by itself. */
export function button(
  attributes: Attributes,
  onPress: () => void,
  ...content: readonly (Node | string)[]
): HTMLButtonElement {
  const made = h('button', { type: 'button', ...attributes }, ...content);
  made.addEventListener('click', () => isPressable(made) && onPress());
  made.addEventListener('keydown', event => {
    if (event.repeat && event.key === 'Enter') event.preventDefault();
  });
  return made;
}

/** Whether a press of a button does anything. One that does nothing keeps the focus, which `disabled` would take from it. */
export function setPressable(made: HTMLButtonElement, isNow: boolean): void {
  made.setAttribute('aria-disabled', String(!isNow));
}

export const isPressable = (made: HTMLButtonElement) => made.getAttribute('aria-disabled') !== 'true';

const svgNames = 'http://www.w3.org/2000/svg';

/** An element of a drawing. */
export function svg(name: string, attributes: Readonly<Record<string, string>>): SVGElement {
  const element = document.createElementNS(svgNames, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

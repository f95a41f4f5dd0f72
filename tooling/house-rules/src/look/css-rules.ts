/** A rule of a style sheet: what it chooses, and what it says. */
export interface CssRule {
  readonly choice: string;
  readonly says: string;
}

/** The rules of a style sheet, each selector of a list by itself; those within a condition too. */
export function rulesOf(css: string): readonly CssRule[] {
  return [...css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{([^{}]*)\}/g)].flatMap(
    ([, choices = '', says = '']) =>
      choices.split(/,(?![^(]*\))/).map(choice => ({ choice: choice.trim(), says })),
  );
}

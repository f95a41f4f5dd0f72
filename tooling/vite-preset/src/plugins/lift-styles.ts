import { createHash } from 'node:crypto';

/** Markup without `style` attributes, and the equivalent rules. */
export interface LiftedStyles {
  readonly markup: string;
  readonly css: string;
}

/**
 * Moves the style attributes of rendered markup into one style sheet. The content security policy forbids the
 * attributes: in the browser React sets styles through the CSSOM, but a parsed page would lose them.
 */
export function liftStyles(drawn: string): LiftedStyles {
  const names = new Map<string, string>();
  const markup = drawn.replace(/ style="([^"]*)"/g, (_whole, rules: string) => {
    const name = names.get(rules) ?? `s${names.size}`;
    names.set(rules, name);
    return ` data-drawn="${name}"`;
  });
  const css = [...names].map(([rules, name]) => `[data-drawn=${name}]{${decode(rules)}}`).join('');
  return { markup, css };
}

/** The hash of an inline style sheet as a policy names it. */
export function hashOf(css: string): string {
  return `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
}

function decode(attribute: string): string {
  return attribute.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
}

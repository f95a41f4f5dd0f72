const designWidth = 1920;
const designRoot = 16;
const narrowFactor = 1.33;
const blendFrom = 1600;
const phoneBelow = 768;
const smallestRoot = 15;

/**
 * The size of 1rem in px for a window `width` px wide (docs/rules.md#pages). Phones keep 16; nothing wider falls under
 * 15, or its smallest texts could not be read.
 */
export function rootFontSize(width: number): number {
  if (width < phoneBelow) return designRoot;
  const scaled = (at: number) => (designRoot * at) / designWidth;
  if (width >= designWidth) return scaled(width);
  if (width < blendFrom) return Math.max(smallestRoot, scaled(width) * narrowFactor);
  const start = scaled(blendFrom) * narrowFactor;
  return start + ((designRoot - start) * (width - blendFrom)) / (designWidth - blendFrom);
}

/** The same rule as CSS: no script runs, nothing jumps when the page starts or the window changes. */
export function rootFontCss(): string {
  const perVw = (designRoot / designWidth) * 100;
  const start = rootFontSize(blendFrom);
  const slope = (designRoot - start) / (designWidth - blendFrom);
  const n = (value: number) => String(Number(value.toFixed(6)));
  return [
    `html { font-size: ${designRoot}px; }`,
    `@media (min-width: ${phoneBelow}px) { html { font-size: max(${smallestRoot}px, ${n(perVw * narrowFactor)}vw); } }`,
    `@media (min-width: ${blendFrom}px) { html { font-size: calc(${n(start - slope * blendFrom)}px + ${n(slope * 100)}vw); } }`,
    `@media (min-width: ${designWidth}px) { html { font-size: ${n(perVw)}vw; } }`,
  ].join('\n');
}

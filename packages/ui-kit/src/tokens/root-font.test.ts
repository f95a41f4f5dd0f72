import { describe, expect, it } from 'vitest';
import { rootFontCss, rootFontSize } from './root-font.ts';

describe('the root font', () => {
  it.each([
    [390, 16],
    [767, 16],
    [768, 15],
    [1024, 15],
    [1366, 15.14],
    [1440, 15.96],
    [1599, 17.72],
    [1600, 17.73],
    [1760, 16.87],
    [1920, 16],
    [2560, 21.33],
  ])('of a window %i px wide is %d px', (width, size) => {
    expect(rootFontSize(width)).toBeCloseTo(size, 2);
  });

  it('never jumps between 1600 and 1920', () => {
    for (let width = 1600; width < 1920; width += 1) {
      expect(Math.abs(rootFontSize(width + 1) - rootFontSize(width))).toBeLessThan(0.02);
    }
  });

  it('is the same rule in CSS', () => {
    const css = rootFontCss();
    const at = (width: number, rule: RegExp): number => {
      const [, fixed = '0', vw = '0'] = rule.exec(css) ?? [];
      return Number(fixed) + (Number(vw) * width) / 100;
    };
    expect(at(1366, /max\((?:15)px, ()([\d.]+)vw/)).toBeCloseTo(rootFontSize(1366), 3);
    expect(at(1760, /calc\(([\d.]+)px \+ (-?[\d.]+)vw/)).toBeCloseTo(rootFontSize(1760), 3);
    expect(at(2560, /font-size: ()([\d.]+)vw/)).toBeCloseTo(rootFontSize(2560), 3);
  });
});

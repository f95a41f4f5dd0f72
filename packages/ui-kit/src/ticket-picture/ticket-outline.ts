interface Edges {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Where the foot is torn off. */
  readonly tear: number;
}

const [corner, hole] = [12, 8];
/** Half circles along the bottom, about this far apart. */
const tooth = 10;

/** The outline of a ticket as an SVG path: round corners, a hole at each end of the tear, a torn edge below. */
export function ticketOutline({ left, right, top, bottom, tear }: Edges): string {
  const teeth = Math.round((right - left) / tooth);
  const step = (right - left) / teeth;
  const torn = Array.from(
    { length: teeth },
    () => `h${-step / 4}a${step / 4} ${step / 4} 0 0 0 ${-step / 2} 0h${-step / 4}`,
  );
  return [
    `M${left + corner} ${top}H${right - corner}`,
    `a${corner} ${corner} 0 0 1 ${corner} ${corner}`,
    `V${tear - hole}a${hole} ${hole} 0 0 0 0 ${2 * hole}`,
    `V${bottom}`,
    ...torn,
    `V${tear + hole}a${hole} ${hole} 0 0 0 0 ${-2 * hole}`,
    `V${top + corner}a${corner} ${corner} 0 0 1 ${corner} ${-corner}z`,
  ].join('');
}

/** The bezel of an instrument around the centre of a motif: a ring of `count` ticks. */
export function Ticks({ r, count = 60, length = 4 }: { r: number; count?: number; length?: number }) {
  return (
    <circle
      r={r}
      strokeWidth={length}
      strokeLinecap="butt"
      strokeOpacity=".4"
      pathLength={count}
      strokeDasharray=".24 .76"
      strokeDashoffset=".12"
      transform="rotate(-90)"
    />
  );
}

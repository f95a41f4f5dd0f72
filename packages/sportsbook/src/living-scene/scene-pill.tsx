import css from './living-scene.module.css';

/** Words of the drawing in a pill around a point. */
export function ScenePill({ x, y, text }: { x: number; y: number; text: string }) {
  // Figures of 12 units are 7 wide.
  const width = text.length * 7 + 9;
  return (
    <g className={css.pill}>
      <rect x={x - width / 2} y={y - 8} width={width} height="16" rx="8" />
      <text x={x} y={y} dy="0.35em" fontSize="12">
        {text}
      </text>
    </g>
  );
}

import { Sun } from '../sun.tsx';
import { Dial } from './dial.tsx';

/** Two bodies in line: it is done. */
export function Conjunction({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 760 400" aria-hidden="true">
      <g stroke="var(--color-text-3)" strokeWidth="4" fill="none" transform="rotate(-16 380 200)">
        <path d="M24 200h712M24 184v32M736 184v32" />
        <path d="M120 192v16M660 192v16" strokeOpacity=".6" />
      </g>
      <Dial x={270} y={231} r={128} />
      <Sun x={569} y={146} r={72} line={2} />
    </svg>
  );
}

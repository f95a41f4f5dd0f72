import { numbersOf, polygonOf, polygonPoints } from './numbers.ts';

/** `art/grade.tsx`: a light for every grade around the polygon of the sign. */
export function gradeFile(code: string): string {
  const { corners, turn } = polygonOf(code);
  const start = numbersOf(`${code} grade`)(-120, -60);
  return `interface GradeProps {
  readonly grade: number;
  readonly of: number;
  readonly className?: string;
}

/** A light for each grade, around the sign; those that are reached shine. */
export function Grade({ grade, of, className }: GradeProps) {
  return (
    <svg className={className} viewBox="0 0 160 160" aria-hidden="true">
      <circle cx="80" cy="80" r="78" fill="var(--color-hero-1)" />
      <polygon
        points="${polygonPoints(corners, { x: 80, y: 80, r: 34, turn })}"
        fill="var(--color-on-hero)"
        fillOpacity={grade > 0 ? 1 : 0.4}
      />
      {Array.from({ length: of }, (_, at) => {
        const angle = ((${start} + (at * 360) / of) * Math.PI) / 180;
        return (
          <circle
            key={at}
            cx={80 + 58 * Math.cos(angle)}
            cy={80 + 58 * Math.sin(angle)}
            r={Math.min(9, 110 / of)}
            fill={at < grade ? 'var(--color-hero-3)' : 'var(--color-on-hero)'}
            fillOpacity={at < grade ? 1 : 0.24}
          />
        );
      })}
    </svg>
  );
}
`;
}

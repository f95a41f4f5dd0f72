import { Cut, Fold, paper } from '../paper.tsx';
import { Ground } from './ground.tsx';

/** A flag on a summit: it is done. */
export function Done({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 760 400" aria-hidden="true">
      <circle cx="404" cy="152" r="128" fill={paper.sun} />
      <Cut d="M60 312 166 214l62 48 60-44 84 44 92-56 70 44 52-34 112 96z" fill={paper.far} />
      <Fold d="M166 214 60 312h90zM288 218l-60 44-18 50h66zM464 206l-92 56-8 50h76zM586 216l-52 34-8 62h48z" />
      <g transform="translate(0 7)">
        <Ground of={1} />
      </g>
      <Cut
        d="M92 330 206 262l52-14 84-92 28-26 26-8 22 8 30 34 44 18 38 72 56 24 86 52-70 26-232 20-220-10z"
        fill={paper.middle}
        drop={10}
      />
      <Cut
        d="M150 340l106-58 60-16 40-62 16-28 22-8 18 24 26 8 34 68 66 26 62 46-64 18-168 12-156-8z"
        fill={paper.near}
        drop={9}
      />
      <Cut
        d="M226 346l80-36 44-12 30-48 18-4 26 12 24 42 60 18 34 26-58 12-112 6-104-4z"
        fill={paper.deep}
        drop={8}
      />
      <path d="M396 126l20 6 32 36-36 8-24-20-28 14-18 4 28-38z" fill={paper.white} />
      <path d="M396 126l20 6 32 36-36 8-12-22z" fill={paper.deep} fillOpacity=".24" />
      <path d="M390 44h10v86h-10z" fill={paper.night} />
      <Cut d="M400 46l84 12-22 19 22 21-84 8z" fill={paper.white} drop={7} />
    </svg>
  );
}

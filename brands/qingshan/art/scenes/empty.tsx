import { Cut, Fold, paper } from '../paper.tsx';
import { Grass, Ground } from './ground.tsx';

/** A meadow with a gate: nothing here yet. */
export function Empty({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 760 400" aria-hidden="true">
      <circle cx="566" cy="126" r="58" fill={paper.sun} />
      <Cut d="M92 292 186 178l56 50 92-112 84 92 70-56 52 50 42-30 86 120z" fill={paper.far} />
      <Fold d="M186 178 92 292h84zM334 116l-92 112-34 64h96zM488 152l-70 56-32 84h80zM582 172l-42 30-14 90h46z" />
      <Ground of={3} />
      <path d="M354 300h72l50 44-90 8-94-8z" fill={paper.white} fillOpacity=".2" />
      <path
        d="M218 262l68-14v13l-68 13zM218 286l68-10v13l-68 9zM562 262l-68-14v13l68 13zM562 286l-68-10v13l68 9z"
        fill={paper.white}
        fillOpacity=".72"
      />
      <Cut
        d="M286 204l14-12 14 12v118h-28zM466 204l14-12 14 12v118h-28zM314 222h152v15H314zM314 254h152v15H314zM314 286h152v15H314zM314 289l126-63h26v11l-126 63h-26zM196 250l11-9 11 9v62h-22zM562 250l11-9 11 9v62h-22z"
        fill={paper.white}
      />
      <Grass at={['120 326', '246 346', '520 344', '620 322']} />
    </svg>
  );
}

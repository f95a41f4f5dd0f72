import { Cut, Fold, paper } from '../paper.tsx';

/** A meadow with a gate: nothing here yet. */
export function Empty({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 760 400" aria-hidden="true">
      <circle cx="566" cy="126" r="58" fill={paper.sun} />
      <Cut d="M92 292 186 178l56 50 92-112 84 92 70-56 52 50 42-30 86 120z" fill={paper.far} />
      <Fold d="M186 178 92 292h84zM334 116l-92 112-34 64h96zM488 152l-70 56-32 84h80zM582 172l-42 30-14 90h46z" />
      <Cut d="M22 318 122 276l240-18 236 12 140 44-62 46-276 26-290-14z" fill={paper.far} drop={12} />
      <Cut d="M76 312 184 278l190-14 186 12 120 36-64 34-216 24-220-12z" fill={paper.middle} drop={10} />
      <Cut d="M150 312l106-24 136-8 150 14 58 20-56 24-164 16-160-12z" fill={paper.near} drop={9} />
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
      <path
        d="M120 326l8-26 6 26 10-19 2 21zM246 346l7-22 6 22 9-16 1 18zM520 344l8-24 6 24 10-17 1 19zM620 322l6-20 5 20 8-14 1 16z"
        fill={paper.deep}
      />
    </svg>
  );
}

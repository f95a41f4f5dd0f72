import { Cut, Fold, paper } from '../paper.tsx';

/** Rain over ridges: it could not be fetched. */
export function Failed({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 760 400" aria-hidden="true">
      <circle cx="250" cy="104" r="52" fill={paper.sun} />
      <Cut d="M66 304 176 196l64 42 96-84 92 74 74-50 58 46 44-26 98 106z" fill={paper.far} />
      <Fold d="M176 196 66 304h92zM336 154l-96 84-26 66h96zM502 178l-74 50-20 76h84zM604 198l-44 26-10 80h46z" />
      <Cut
        d="M28 330 122 286l90-52 72 46 82-34 90 42 78-30 74 32 124 40-70 40-270 22-294-14z"
        fill={paper.middle}
        drop={12}
      />
      <Fold d="M212 234l-90 52-20 14 78 14zM366 246l-82 34-14 28 62 8zM534 258l-78 30-10 22 62 2z" />
      <Cut
        d="M96 340l120-30 58-24 64 22 86-16 86 24 138 20-62 30-214 16-212-12z"
        fill={paper.near}
        drop={9}
      />
      <path
        d="M262 190h12l-22 56h-12zM330 196h12l-30 78h-12zM392 190h12l-19 48h-12zM446 202h12l-30 78h-12zM508 190h12l-22 56h-12zM570 196h12l-24 62h-12zM228 272h11l-13 34h-11zM372 288h11l-13 34h-11zM504 280h11l-13 34h-11z"
        fill={paper.sign}
      />
      <Cut
        d="M282 140l-24-24 18-32 44-8 24-30 66-10 40 32 44-12 48 28 6 26 52 6 24 28-26 22H308z"
        fill={paper.middle}
        drop={10}
      />
      <Cut
        d="M196 170l-30-24 16-30 46-6 30-36 56-8 34 26 22 28 46-6 34 24 44 2 20 18-20 12z"
        fill={paper.near}
        drop={10}
      />
      <path d="M182 116l46-6 30-36 56-8 34 26-48 10-34 30-52-4-26 14z" fill={paper.white} fillOpacity=".14" />
    </svg>
  );
}

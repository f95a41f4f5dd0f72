import { Cut, Fold, paper } from '../paper.tsx';
import { Ground } from './ground.tsx';

/** A hut with a light, at night: closed for now. */
export function Closed({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 760 400" aria-hidden="true">
      <Cut d="M150 300V36h378l82 74v190z" fill={paper.dusk} drop={11} />
      <circle cx="470" cy="104" r="34" fill={paper.white} fillOpacity=".8" />
      <path
        d="M150 300v-52l66-58 58 46 78-98 82 90 62-50 56 48 30-24 28 26v72z"
        fill={paper.near}
        fillOpacity=".7"
      />
      <Fold d="M216 190l-66 58v44h52zM352 138l-78 98-28 60h84zM496 178l-62 50-18 66h66z" />
      <Ground of={2} />
      <Cut d="M232 320l70-22 84-6 108 12 40 14-44 22-116 10-112-10z" fill={paper.near} drop={9} />
      <path d="M352 316h56l52 42-80 6-78-8z" fill={paper.sun} fillOpacity=".4" />
      <Cut
        d="M190 318v-22h-42l34-44h-20l30-42h-18l24-44 24 44h-18l30 42h-20l34 44h-42v22zM560 312v-18h-36l29-38h-17l25-36h-15l20-38 20 38h-15l25 36h-17l29 38h-36v18z"
        fill={paper.near}
        drop={6}
      />
      <Cut d="M292 212l88-62 88 62v108H292z" fill={paper.night} drop={8} />
      <Cut d="M272 214 380 132l108 82-14 18-94-68-94 68z" fill={paper.white} drop={8} />
      <path d="M346 232h68v88h-68z" fill={paper.sun} />
      <path d="M376 232h8v88h-8zM346 268h68v8h-68z" fill={paper.night} />
    </svg>
  );
}

import { Cut, Fold, paper } from '../paper.tsx';
import { Grass, Ground } from './ground.tsx';

/** A signpost without names: there is no such page. */
export function Missing({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 760 400" aria-hidden="true">
      <circle cx="150" cy="150" r="56" fill={paper.sun} />
      <Cut d="M74 300 168 212l68 44 60-40 76 52 90-62 92 58 48-28 82 64z" fill={paper.far} />
      <Fold d="M168 212 74 300h76zM296 216l-60 40-14 44h62zM462 206l-90 62-12 32h80zM602 236l-48 28-8 36h46z" />
      <Ground of={3} />
      <path
        d="M346 318 118 350l60 10 186-24 22-2 10 3 158 22 66-10-206-31z"
        fill={paper.white}
        fillOpacity=".2"
      />
      <Cut d="M369 46l12-12 12 12v278h-24z" fill={paper.sign} drop={7} />
      <path d="M369 46l12-12v290h-12z" fill={paper.white} fillOpacity=".18" />
      <Cut
        d="M322 64h170l40 28-40 28H322zM440 138v56H278l-40-28 40-28zM336 216l138-12 36 23-32 29-138 12z"
        fill={paper.sign}
      />
      <path
        d="M322 64h170l40 28H322zM440 138v28H238l40-28zM336 216l138-12 36 23-171 15z"
        fill={paper.white}
        fillOpacity=".18"
      />
      <Grass at={['140 322', '278 340', '462 342', '604 324']} />
    </svg>
  );
}

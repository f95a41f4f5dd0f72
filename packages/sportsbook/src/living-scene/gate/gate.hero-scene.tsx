import { useText } from '@lobby/i18n';
import { createPortal } from 'react-dom';
import { sportsbookMessages } from '../../messages/index.ts';
import type { HeroSceneProps } from '../hero-scene-props.ts';
import { useLead, useListedMatches } from '../use-lead.ts';
import { GateCard } from './gate-card.tsx';
import css from './gate-scene.module.css';
import { Lanterns } from './lantern.tsx';

/** On each side of the gate. */
const most = 4;

/** The lead match in the gate, and a lantern for each other one in play. Nothing without a match: the gate keeps its drawing. */
export function GateHeroScene({ ids, place, prices }: HeroSceneProps) {
  const t = useText(sportsbookMessages);
  const matches = useListedMatches(ids);
  const lead = useLead(matches);
  if (!lead) return null;
  const others = matches.filter(({ live, ecid }) => live && ecid !== lead.ecid);
  const [left, right] = [0, 1].map(side => others.filter((_, at) => at % 2 === side).slice(0, most));
  return createPortal(
    <section className={css.scene} aria-label={t('sportsbook.scene.label')}>
      {/* The most important hang beside the gate. */}
      <Lanterns matches={left?.toReversed()} side="left" />
      <GateCard match={lead} prices={prices(lead)} />
      <Lanterns matches={right} side="right" />
    </section>,
    place,
  );
}

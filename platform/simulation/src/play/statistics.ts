import type { PlayEvent, PlayKind, Statistic } from '@lobby/fixtures';
import type { Spell } from './play-half.ts';

/** The counts of what was told so far. */
export function statisticsOf(spells: readonly Spell[], events: readonly PlayEvent[]): Statistic[] {
  const happened = (...kinds: PlayKind[]) => [
    events.filter(({ kind, side }) => side === 'H' && kinds.includes(kind)).length,
    events.filter(({ kind, side }) => side === 'C' && kinds.includes(kind)).length,
  ];
  const attacks = (...zones: Spell['zone'][]) => [
    spells.filter(({ side, zone }) => side === 'H' && zones.includes(zone)).length,
    spells.filter(({ side, zone }) => side === 'C' && zones.includes(zone)).length,
  ];
  const all = {
    possession: possession(spells),
    attacks: attacks('attack', 'danger'),
    'dangerous-attacks': attacks('danger'),
    shots: happened('goal', 'shot-on', 'shot-off'),
    'shots-on-target': happened('goal', 'shot-on'),
    corners: happened('corner'),
    'yellow-cards': happened('yellow'),
    'red-cards': happened('red'),
  } as const;
  // Safe: the keys of the table are the kinds.
  return Object.entries(all).map(([kind, [home, away]]) => ({
    kind: kind as Statistic['kind'],
    home: home!,
    away: away!,
  }));
}

/** How long each side had the ball, per cent of the time in play. */
function possession(spells: readonly Spell[]): number[] {
  const had = (of: Spell['side']) =>
    spells
      .filter(({ side, zone }) => side === of && zone !== 'still')
      .reduce((sum, { from, until }) => sum + until - from, 0);
  const [home, away] = [had('H'), had('C')];
  if (home + away === 0) return [50, 50];
  const share = Math.round((100 * home) / (home + away));
  return [share, 100 - share];
}

import type { WireMatchDetail } from '@lobby/api-client/contract/game/match-detail';
import { type LineUp, type LineUps, type PlayEvent, type Player, printScore } from '@lobby/fixtures';
import type { Locale } from '@lobby/platform-kernel/calls/locale';

type WireLineUps = NonNullable<WireMatchDetail['lineUps']>;

/** An event as it travels on the wire. */
export function encodeEvent(
  { id, kind, side, minute, place, score, player, playerOff }: PlayEvent,
  locale: Locale,
): WireMatchDetail['events'][number] {
  return {
    id,
    kind,
    side: side ?? '',
    minute,
    place: place ? { ...place } : null,
    score: score ? printScore(score) : '',
    player: player ? encodePlayer(player, locale) : null,
    playerOff: playerOff ? encodePlayer(playerOff, locale) : null,
  };
}

/** Both line-ups in the script of the reader. */
export function encodeLineUps({ home, away, isInvented = false }: LineUps, locale: Locale): WireLineUps {
  const encode = ({ formation, eleven, bench }: LineUp): WireLineUps['home'] => ({
    formation,
    eleven: eleven.map(player => ({ ...encodePlayer(player, locale), place: { ...player.place } })),
    bench: bench.map(player => encodePlayer(player, locale)),
  });
  return { home: encode(home), away: encode(away), invented: isInvented };
}

function encodePlayer({ id, number, names, short }: Player, locale: Locale) {
  return { id, number, name: names[locale], short: short[locale] };
}

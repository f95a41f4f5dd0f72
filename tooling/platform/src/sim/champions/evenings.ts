import { mostGoals, type Outright } from '../../sportsbook/fixture-feed/outright.ts';
import type { Calendar } from '../calendar.ts';
import type { ScriptedMatch } from '../match.ts';
import { grouped } from './grouped.ts';

const hour = 3_600_000;
const day = 24 * hour;
const beijing = 8 * hour;
/** An evening lasts into the night: until 06:00 of the next day in Beijing. */
const night = 6 * hour;

/** The evening has matches of all leagues; no league has this id. */
const heading = { lid: '100', league: { 'zh-CN': '各大联赛', 'zh-TW': '各大聯賽' } };

/** Who scores most of all clubs that play in an evening of Beijing: opens when its matches are published, none begun. */
export function eveningOutrights(
  planned: readonly ScriptedMatch[],
  calendar: Pick<Calendar, 'toFixture'>,
  now: number,
): Outright[] {
  const evenings = grouped(planned, ({ kickoff }) =>
    Math.floor((calendar.toFixture(kickoff) + beijing - night) / day),
  );
  return [...evenings].flatMap(([date, matches]) => {
    if (matches.some(({ kickoff }) => kickoff <= now)) return [];
    const outright = mostGoals({ id: `6${date}`, ...heading, name: nameOf(date), opensAt: now }, matches);
    return outright ? [outright] : [];
  });
}

function nameOf(date: number): Outright['name'] {
  const at = new Date(date * day);
  const [month, number] = [at.getUTCMonth() + 1, at.getUTCDate()];
  return {
    'zh-CN': `${month}月${number}日夜场 进球最多的球队`,
    'zh-TW': `${month}月${number}日夜場 進球最多的球隊`,
  };
}

import { argentina } from './americas/argentina.ts';
import { brazil } from './americas/brazil.ts';
import { brazilSerieB } from './americas/brazil-serie-b.ts';
import { chile } from './americas/chile.ts';
import { colombia } from './americas/colombia.ts';
import { mexico } from './americas/mexico.ts';
import { mexicoExpansion } from './americas/mexico-expansion.ts';
import { peru } from './americas/peru.ts';
import { usa } from './americas/usa.ts';
import { usaUsl } from './americas/usa-usl.ts';
import { australia } from './asia-pacific/australia.ts';
import { chinaLeagueOne } from './asia-pacific/china-league-one.ts';
import { chineseSuperLeague } from './asia-pacific/chinese-super-league.ts';
import { india } from './asia-pacific/india.ts';
import { indonesia } from './asia-pacific/indonesia.ts';
import { japanJ1 } from './asia-pacific/japan-j1.ts';
import { japanJ2 } from './asia-pacific/japan-j2.ts';
import { japanJ3 } from './asia-pacific/japan-j3.ts';
import { newSouthWales } from './asia-pacific/new-south-wales.ts';
import { newZealand } from './asia-pacific/new-zealand.ts';
import { southKorea } from './asia-pacific/south-korea.ts';
import { southKorea2 } from './asia-pacific/south-korea-2.ts';
import { thailand } from './asia-pacific/thailand.ts';
import { victoria } from './asia-pacific/victoria.ts';
import { vietnam } from './asia-pacific/vietnam.ts';
import { badmintonLeagues } from './badminton/badminton-leagues.ts';
import { baseballLeagues } from './baseball/baseball-leagues.ts';
import { basketballLeagues } from './basketball/basketball-leagues.ts';
import { belgium } from './europe/belgium.ts';
import { bundesliga } from './europe/bundesliga.ts';
import { englandChampionship } from './europe/england-championship.ts';
import { laLiga } from './europe/la-liga.ts';
import { ligue1 } from './europe/ligue-1.ts';
import { netherlands } from './europe/netherlands.ts';
import { poland } from './europe/poland.ts';
import { portugal } from './europe/portugal.ts';
import { premierLeague } from './europe/premier-league.ts';
import { russia } from './europe/russia.ts';
import { serieA } from './europe/serie-a.ts';
import { turkey } from './europe/turkey.ts';
import { handballLeagues } from './handball/handball-leagues.ts';
import type { League } from './league.ts';
import { egypt } from './middle-east/egypt.ts';
import { iran } from './middle-east/iran.ts';
import { saudiArabia } from './middle-east/saudi-arabia.ts';
import { uzbekistan } from './middle-east/uzbekistan.ts';
import { snookerLeagues } from './snooker/snooker-leagues.ts';
import { tableTennisLeagues } from './table-tennis/table-tennis-leagues.ts';
import { tennisLeagues } from './tennis/tennis-leagues.ts';
import { virtualLeague } from './virtual-league.ts';
import { volleyballLeagues } from './volleyball/volleyball-leagues.ts';

/** The national leagues we make fixtures for. */
export const nationalLeagues: readonly League[] = [
  premierLeague,
  laLiga,
  serieA,
  bundesliga,
  ligue1,
  chineseSuperLeague,
  japanJ1,
  japanJ2,
  japanJ3,
  southKorea,
  southKorea2,
  australia,
  newSouthWales,
  victoria,
  newZealand,
  chinaLeagueOne,
  thailand,
  indonesia,
  vietnam,
  india,
  saudiArabia,
  iran,
  uzbekistan,
  egypt,
  russia,
  turkey,
  netherlands,
  portugal,
  englandChampionship,
  poland,
  belgium,
  brazil,
  brazilSerieB,
  argentina,
  chile,
  colombia,
  mexico,
  mexicoExpansion,
  usa,
  usaUsl,
  peru,
];

const europeanPlaces: readonly [League, number][] = [
  [premierLeague, 8],
  [laLiga, 6],
  [serieA, 7],
  [bundesliga, 6],
  [ligue1, 6],
];

/**
 * The European cup: the best clubs of five leagues, under their own ids. It plays on Wednesdays, for which those leagues
 * play on Saturdays and Sundays only.
 */
export const championsLeague: League = {
  lid: '107',
  names: { 'zh-CN': '欧冠', 'zh-TW': '歐冠' },
  english: 'UEFA Champions League',
  quick: true,
  homeGoals: 1.66,
  awayGoals: 1.34,
  week: {
    zone: 'Europe/Paris',
    rounds: [
      'Wed 18:45 18:45 18:45 18:45 18:45 18:45 18:45 18:45 21:00 21:00 21:00 21:00 21:00 21:00 21:00 21:00',
    ],
  },
  clubs: europeanPlaces.flatMap(([league, places]) => league.clubs.slice(0, places)),
};

const allLeagues: readonly League[] = [
  ...nationalLeagues,
  championsLeague,
  virtualLeague,
  ...basketballLeagues,
  ...baseballLeagues,
  ...tennisLeagues,
  ...volleyballLeagues,
  ...tableTennisLeagues,
  ...snookerLeagues,
  ...badmintonLeagues,
  ...handballLeagues,
];

const byLid = new Map(allLeagues.map(league => [league.lid, league]));

export function leagueByLid(lid: string): League | undefined {
  return byLid.get(lid);
}

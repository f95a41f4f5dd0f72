import { beijingTime } from '@lobby/calendar';
import type { EsportsRules, GameEvent } from '@lobby/games';
import { h } from '../elements.ts';
import { sessionCalls } from '../server.ts';
import { amountText } from '../shell/amount-text.ts';
import { footer } from '../shell/footer.ts';
import { fundsOf } from '../shell/funds.ts';
import { header } from '../shell/header.ts';
import { createPanels } from '../shell/panels.ts';
import { stakeStepper } from '../shell/stake-stepper.ts';
import { fenOf, yuanOf } from '../shell/stakes.ts';
import { fairnessOf } from '../table/fairness.ts';
import { tableCalls } from '../table/table-calls.ts';
import { tableTextsOf } from '../table/table-texts.ts';
import { clockView } from '../tickets/clock-view.ts';
import { slipView } from '../tickets/slip-view.ts';
import { ticketsView } from '../tickets/tickets-view.ts';
import type { Visit } from '../visit.ts';
import '../tickets/ticket-page.css';
import './esports.css';
import { knownMatches } from './match/known-matches.ts';
import { scoreboard } from './match/scoreboard.ts';
import { playMatches } from './play-matches.ts';
import { comingView, type PlayedMatch, resultsView } from './view/fixtures-view.ts';
import { marketsView } from './view/markets-view.ts';
import { rulesView } from './view/rules-view.ts';
import { esportsWords } from './words/words.ts';

/** The page of e-sports: the match and its clock, its prices, the slip, and the matches before and after it. */
export function mountEsports(root: HTMLElement, visit: Visit<EsportsRules>): void {
  const { state, key, language, texts } = visit;
  const words = esportsWords(language);
  const { says } = words;
  const timeOf = (at: number) => beijingTime(at).slice(11);
  const calls = sessionCalls<GameEvent>(key);
  // Safe: the rules of a round are those of its kind of game.
  const rules = () => (play.table()?.rules ?? state.rules) as EsportsRules;
  const fenFor = (pick: string) => rules().pays[pick] ?? 0;
  const oddsOf = (pick: string) => (fenFor(pick) / 100).toFixed(2);
  const panels = createPanels({
    ...{ calls, texts, language },
    rules: () => rulesView(rules(), words, visit),
    fairness: () => fairnessOf(play.table()?.chain, tableTextsOf(language)),
  });

  const funds = fundsOf(visit);
  const stake = stakeStepper(state.stakes, { ...texts, stake: says.perPick }, () => play.redraw());
  const known = knownMatches(words);
  const [board, markets] = [scoreboard(words), marketsView(words, pick => play.press(pick))];
  const [coming, results] = [comingView(words, timeOf), resultsView(words, timeOf)];
  const views = {
    ...{ funds, stake },
    clock: clockView(says, timeOf),
    tickets: ticketsView(says, known),
    slip: slipView({
      ...{ says, oddsOf, stake },
      nameOf: pick => known.pickOf(pick, play.table()?.number ?? 0),
      returnOf: pick => says.returns(amountText(yuanOf((fenOf(stake.value()) * fenFor(pick)) / 100))),
      funds: funds.element,
      onRemove: pick => play.press(pick),
      onClear: () => play.clear(),
      onPlace: () => void play.place(),
    }),
  };
  let opened: number | undefined;
  const play = playMatches({
    ...{ visit, says, known, views },
    calls: { ...tableCalls<GameEvent>(key), ...calls },
    isStill: matchMedia('(prefers-reduced-motion: reduce)').matches,
    mark: markets.show,
    show(table, revealed) {
      const { fixture, killsLine } = rules();
      if (opened !== table.number) markets.open({ ...fixture, killsLine }, oddsOf);
      opened = table.number;
      board.show({ ...fixture, maps: fixture.maps.map(({ map }) => map) }, revealed.shown);
      coming.show(
        (table.coming ?? []).map(({ number, drawsAt, rules: next }) => {
          const { fixture: match, pays } = next as EsportsRules;
          const [home, away] = ['match-home', 'match-away'].map(pick => ((pays[pick] ?? 0) / 100).toFixed(2));
          return { ...match, number, startsAt: drawsAt, odds: [home ?? '', away ?? ''] as const };
        }),
      );
      results.show(revealed.results.flatMap(playedIn));
    },
  });

  root.classList.add('arena', 'ticket-page');
  root.append(
    header(visit, panels),
    h(
      'div',
      { class: 'desk' },
      h('section', { class: 'draw card', 'aria-label': says.match }, views.clock.element, board.element),
      markets.element,
      h('div', { class: 'side' }, views.slip.element, views.tickets.element),
      h('div', { class: 'lists' }, coming.element, results.element),
    ),
    footer(visit),
    panels.element,
  );
}

function playedIn({
  number,
  drawsAt,
  events,
}: {
  readonly number: number;
  readonly drawsAt: number;
  readonly events: readonly GameEvent[];
}): readonly PlayedMatch[] {
  const match = events.find(event => event.type === 'match');
  const end = events.find(event => event.type === 'match-end');
  if (!match || !end) return [];
  const maps = events.filter(event => event.type === 'map').map(({ score }) => score.join(':'));
  const { home, away } = match;
  return [{ number, startedAt: drawsAt, home, away, won: end.maps, maps }];
}

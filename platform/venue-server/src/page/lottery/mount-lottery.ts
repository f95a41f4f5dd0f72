import { beijingTime } from '@lobby/calendar';
import type { GameEvent } from '@lobby/games';
import { h } from '../elements.ts';
import { sessionCalls } from '../server.ts';
import { footer } from '../shell/footer.ts';
import { fundsOf } from '../shell/funds.ts';
import { header } from '../shell/header.ts';
import { createPanels } from '../shell/panels.ts';
import { stakeStepper } from '../shell/stake-stepper.ts';
import { fairnessOf } from '../table/fairness.ts';
import { tableCalls } from '../table/table-calls.ts';
import { tableTextsOf } from '../table/table-texts.ts';
import type { Visit } from '../visit.ts';
import '../tickets/ticket-page.css';
import './lottery.css';
import { clockView } from '../tickets/clock-view.ts';
import { slipView } from '../tickets/slip-view.ts';
import { ticketsView } from '../tickets/tickets-view.ts';
import { namesOfPicks } from './boards/board.ts';
import { boardOf, type LotteryKind } from './boards/boards.ts';
import { playTable } from './play-table.ts';
import { boardView } from './view/board-view.ts';
import { drawsView } from './view/draws-view.ts';
import { rulesView } from './view/rules-view.ts';
import { trendTable } from './view/trend-view.ts';
import { lotteryWords } from './words/words.ts';

interface LotteryRules {
  /** Hundredths that one on a pick gets back. */
  readonly pays: Readonly<Record<string, number>>;
}

/** The page of a lottery: the draw and its clock, everything that may be bet on, the slip, and what was drawn before. */
export function mountLottery(root: HTMLElement, visit: Visit<LotteryRules>): void {
  const { state, key, language, texts } = visit;
  // Safe: this page is fetched for these kinds alone.
  const kind = state.kind as LotteryKind;
  const words = lotteryWords(language);
  const board = boardOf(kind, words);
  const names = namesOfPicks(board);
  const nameOf = (pick: string) => names.get(pick) ?? pick;
  const oddsOf = (pick: string) => ((state.rules.pays[pick] ?? 0) / 100).toFixed(2);
  const timeOf = (at: number) => beijingTime(at).slice(11);
  const calls = sessionCalls<GameEvent>(key);
  const panels = createPanels({
    ...{ calls, texts, language },
    rules: () => rulesView({ state, texts, board, words, oddsOf }),
    fairness: () => fairnessOf(play.chain(), tableTextsOf(language)),
  });

  const funds = fundsOf(visit);
  const stake = stakeStepper(state.stakes, { ...texts, stake: words.says.perPick }, () => play.redraw());
  const views = {
    ...{ funds, stake },
    clock: clockView(words.says, timeOf),
    board: boardView({ board, words, oddsOf, onPress: pick => play.press(pick) }),
    draws: drawsView(kind, words, timeOf),
    trend: trendTable(kind, words),
    tickets: ticketsView(words.says, { titleOf: number => words.says.draw(String(number)), pickOf: nameOf }),
    slip: slipView({
      ...{ says: words.says, nameOf, oddsOf, stake },
      funds: funds.element,
      onRemove: pick => play.press(pick),
      onClear: () => play.clear(),
      onPlace: () => void play.place(),
    }),
  };
  const play = playTable({ visit, words, views, calls: { ...tableCalls<GameEvent>(key), ...calls } });

  root.classList.add('lottery', 'ticket-page');
  root.append(
    header(visit, panels),
    h(
      'div',
      { class: 'desk' },
      h(
        'section',
        { class: 'draw card', 'aria-label': words.says.lastDraw },
        views.clock.element,
        views.draws.newest,
      ),
      views.board.element,
      h('div', { class: 'side' }, views.slip.element, views.tickets.element, views.draws.list),
      views.trend.element,
    ),
    footer(visit),
    panels.element,
  );
}

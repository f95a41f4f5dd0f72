import type { BlackjackEvent, BlackjackRules } from '@lobby/games';
import '../cards/cards.css';
import { teller as createTeller } from '../cards/teller.ts';
import { button, h, setPressable } from '../elements.ts';
import { type PlayedRound, sessionCalls } from '../server.ts';
import { footer } from '../shell/footer.ts';
import { fundsOf } from '../shell/funds.ts';
import { header } from '../shell/header.ts';
import { createPanels } from '../shell/panels.ts';
import { onSpaceKey } from '../shell/space-key.ts';
import { stakeStepper } from '../shell/stake-stepper.ts';
import { oddsOf } from '../table/odds.ts';
import type { Visit } from '../visit.ts';
import './blackjack.css';
import { waitingClock } from './clock.ts';
import { moveButtons } from './move-buttons.ts';
import { playHands } from './play-hands.ts';
import { rulesPanel } from './rules-panel.ts';
import { tableView } from './table-view.ts';
import { blackjackTexts } from './texts.ts';

/** The page of twenty-one: the table, what is staked or may be done with the hand, and how long the round waits. */
export function mountBlackjack(root: HTMLElement, visit: Visit<BlackjackRules>): void {
  const { state, key, site, language, texts } = visit;
  const { isTrial, cycleMs } = state;
  const own = blackjackTexts(language);
  const calls = sessionCalls<BlackjackEvent>(key);
  const stake = stakeStepper(state.stakes, texts);
  const funds = fundsOf(visit);
  funds.follow();
  const teller = createTeller(own.ready);
  const table = tableView(
    own,
    language,
    h(
      'div',
      { class: 'middle' },
      h('p', { class: 'motto' }, own.line(oddsOf(state.rules.natural))),
      teller.seen,
    ),
  );
  const panels = createPanels({ calls, texts, language, rules: () => rulesPanel(state, own, texts) });
  const deal = button({ class: 'spin' }, () => void rounds.deal(stake.value()), own.deal);
  const moves = moveButtons(own, move => void rounds.move(move));
  const clock = waitingClock(own, {
    onSoon: seconds => teller.tell(own.soon(seconds)),
    onOver: () => void rounds.timeOver(),
  });
  const rounds = playHands({
    ...{ calls, table, teller, texts, own, language, site, cycleMs, isTrial },
    onState(now, round) {
      const isWaiting = now === 'waiting' && round !== undefined;
      const isAmong = (element: HTMLElement) => element.contains(document.activeElement);
      const isAmongMoves = isAmong(moves.element);
      const isAtTheDeal = isAmong(deal) || isAmong(stake.element) || document.activeElement === document.body;
      clock.stop();
      if (isWaiting) {
        moves.show(round.open, round.stake);
        clock.start(round.waitsMs);
      } else if (now === 'busy') moves.hold();
      else moves.show([], '');
      const areMoves = !moves.element.hidden;
      stake.element.hidden = areMoves;
      deal.hidden = areMoves;
      setPressable(deal, now === 'idle');
      deal.textContent = now === 'idle' ? own.deal : own.dealing;
      stake.setBusy(now !== 'idle');
      // The focus would be lost with the button that had it; on no button, so that nothing is pressed by mistake.
      if (isWaiting && (isAtTheDeal || isAmongMoves)) moves.element.focus();
      if (now === 'idle' && isAmongMoves) deal.focus();
    },
    onBalance(now) {
      funds.show(now);
    },
  });
  root.append(
    header(visit, panels),
    table.element,
    h('section', { class: 'bar' }, funds.element, stake.element, deal, moves.element, clock.element),
    footer(visit),
    panels.element,
    teller.heard,
  );
  onSpaceKey(() => deal.click(), panels.isOpen);
  // Safe: the server tells the events of its own game.
  if (state.waiting) rounds.goOn(state.waiting as PlayedRound<BlackjackEvent>);
  window.addEventListener('beforeunload', event => {
    if (rounds.isWaiting()) event.preventDefault();
  });
}

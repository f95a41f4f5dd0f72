import './baccarat.css';
import type { BaccaratEvent, BaccaratRules } from '@lobby/games';
import { h } from '../elements.ts';
import { mountTable } from '../table/mount-table.ts';
import { oddsOf } from '../table/odds.ts';
import type { Visit } from '../visit.ts';
import { baccaratTextsOf } from './baccarat-texts.ts';
import { createHands } from './hands.ts';
import { coupIn, createRoads } from './road-view.ts';

const picks = ['player-pair', 'player', 'tie', 'banker', 'banker-pair'] as const;

/** What a bet of even odds gets back, hundredths; what the banker's gets less is the commission. */
const evenPays = 200;

/** The page of baccarat, with and without commission: both hands, five places, two roads. */
export function mountBaccarat(root: HTMLElement, visit: Visit<BaccaratRules>): void {
  const texts = baccaratTextsOf(visit.language);
  const { pays, decks } = visit.state.rules;
  const isFree = pays.bankerSix !== pays.banker;
  const hands = createHands(texts);
  const roads = createRoads(texts);
  const paysOf = (pick: (typeof picks)[number]) =>
    pick === 'player-pair' || pick === 'banker-pair' ? pays.pair : pays[pick];
  mountTable<BaccaratEvent>(root, visit, make => ({
    scene: hands.element,
    layout: h(
      'div',
      { class: 'places' },
      ...picks.map(pick => {
        const odds = oddsOf(paysOf(pick));
        return make({
          ...{ pick, odds, name: texts.picks[pick], class: `place ${pick}` },
          content: [h('b', {}, texts.picks[pick]), h('small', {}, odds)],
        });
      }),
    ),
    road: roads.element,
    stage: {
      clear: () => hands.clear(),
      play: (events, isStill) => hands.play(events, isStill),
      showRoad: roads.show,
      say(events) {
        const coup = coupIn(events);
        if (!coup) return '';
        const { player, banker } = texts.picks;
        return [
          texts.winner[coup.winner],
          texts.points(player, coup.playerPoints),
          texts.points(banker, coup.bankerPoints),
          ...coup.pairs.map(side => texts.pair(texts.picks[side])),
        ].join('，');
      },
    },
    rules: () => [
      h(
        'p',
        {},
        isFree
          ? texts.free(oddsOf(pays.banker), oddsOf(pays.bankerSix))
          : texts.commission(evenPays - pays.banker, oddsOf(pays.banker)),
      ),
      h('p', {}, texts.cards(decks)),
      h('p', {}, texts.bankerRule),
      h('p', {}, texts.tieRule),
    ],
  }));
}

import { beijingTime } from '@lobby/calendar';
import { button, h } from '../elements.ts';
import { facts } from '../record/facts.ts';
import { loadRecord } from '../record/load-record.ts';
import type { PlayedRound, Refused, Revealed, SessionCalls } from '../server.ts';
import type { Language, Texts } from '../texts.ts';
import { amountText } from './amount-text.ts';

export type Panels = ReturnType<typeof createPanels>;

interface Deps {
  readonly calls: Pick<SessionCalls, 'state' | 'rounds' | 'changeSeeds'>;
  readonly texts: Texts;
  readonly language: Language;
  /** The rules of the game, its return among them. */
  readonly rules: () => readonly Node[];
  /** What binds the house where rounds are shared; a game that each plays alone has seeds. */
  readonly fairness?: () => readonly Node[];
  /** How a round ended, small, beside its figures. */
  readonly picture?: (round: PlayedRound) => Node;
}

/** What is one press away: rules and return, the last rounds, the seeds. */
export function createPanels({ calls, texts, language, rules, fairness, picture }: Deps) {
  const body = h('div', { class: 'panel-body' });
  const title = h('h2', { id: 'panel-title', tabindex: '-1' });
  const dialog = h(
    'dialog',
    { class: 'panel', 'aria-labelledby': 'panel-title' },
    h(
      'div',
      { class: 'panel-top' },
      title,
      button({ class: 'pill' }, () => dialog.close(), texts.close),
    ),
    body,
  );
  let opened = 0;
  /** Answers whether this is still what is shown: what was asked for meanwhile opens nothing that was left. */
  const open = (name: string, ...content: Node[]): (() => boolean) => {
    opened += 1;
    const mine = opened;
    title.textContent = name;
    // What was pressed in it is gone with the rest.
    if (body.contains(document.activeElement)) title.focus();
    body.replaceChildren(...content);
    if (!dialog.open) dialog.showModal();
    return () => dialog.open && opened === mine;
  };
  // A press beside the panel closes it.
  dialog.addEventListener('click', event => {
    if (event.target === dialog) dialog.close();
  });

  /** What is done with a round that is over. The frame opens no tab, so it is shown here, and its address with it. */
  const pagesOf = (round: string) =>
    (['replay', 'verify'] as const).map(page =>
      button({ class: 'row-link' }, () => void showRecord(page, round), texts[page]),
    );

  async function showRecord(page: 'replay' | 'verify', round: string): Promise<void> {
    const isShown = open(texts[page], h('p', { class: 'quiet' }, texts.opening));
    const path = `/${page}/${round}`;
    const [{ fillRecord }, record] = await Promise.all([import('./record-panel.ts'), loadRecord(path)]);
    if (!isShown()) return;
    if (typeof record === 'string') {
      open(texts[page], h('p', {}, texts.unreachable));
      return;
    }
    open(texts[page]);
    body.append(button({ class: 'pill' }, () => void showRounds(), texts.backToRounds));
    fillRecord[page](body, record, language);
    const address = h('code', {}, `${location.origin}${path}`);
    body.append(h('p', { class: 'quiet' }, texts.address, address));
  }

  async function showRounds(): Promise<void> {
    const isShown = open(texts.history, h('p', { class: 'quiet' }, texts.opening));
    const answer = await calls.rounds();
    if (!isShown()) return;
    if ('reason' in answer) {
      open(texts.history, h('p', {}, answer.reason === 'session-ended' ? texts.ended : texts.unreachable));
      return;
    }
    // On a phone the rows are cards, and would be no table any more without their roles.
    const row = (at: number, ...cells: readonly Node[]) => ({
      at,
      element: h('tr', { role: 'row' }, ...cells),
    });
    const cell = (name: string, content: string | Node) =>
      h('td', { role: 'cell', 'data-name': name }, content);
    const wholeRow = (...content: readonly Node[]) =>
      h('td', { role: 'cell', class: 'whole-row' }, ...content);
    const played = answer.rounds.map(round =>
      row(
        round.at,
        cell(texts.time, beijingTime(round.at)),
        cell(texts.stake, amountText(round.staked)),
        cell(texts.returned, amountText(round.win)),
        cell(texts.before, amountText(round.before)),
        cell(texts.after, amountText(round.after)),
        ...(picture ? [cell(texts.picture, picture(round))] : []),
        wholeRow(...pagesOf(round.id)),
      ),
    );
    const moved = answer.transfers.map(({ at, direction, amount }) =>
      row(
        at,
        cell(texts.time, beijingTime(at)),
        h(
          'td',
          { role: 'cell', colspan: picture ? '6' : '5', class: 'quiet whole-row' },
          texts.moved[direction](amountText(amount)),
        ),
      ),
    );
    // The newest first; of the same moment the round, which was played with what had been moved.
    const rows = [...played, ...moved].sort((one, other) => other.at - one.at).map(({ element }) => element);
    const heads = [
      texts.time,
      texts.stake,
      texts.returned,
      texts.before,
      texts.after,
      ...(picture ? [texts.picture] : []),
      texts.pages,
    ];
    const table = h(
      'table',
      { class: 'rounds', role: 'table' },
      h(
        'thead',
        { role: 'rowgroup' },
        h('tr', { role: 'row' }, ...heads.map(text => h('th', { scope: 'col', role: 'columnheader' }, text))),
      ),
      h('tbody', { role: 'rowgroup' }, ...rows),
    );
    open(
      texts.history,
      h('p', { class: 'quiet' }, texts.roundsNote),
      rows.length === 0 ? h('p', {}, texts.noRounds) : h('div', { class: 'scrolled', tabindex: '0' }, table),
    );
  }

  async function showSeeds(revealed?: Revealed, problem = ''): Promise<void> {
    const isShown = open(texts.seeds, h('p', { class: 'quiet' }, texts.opening));
    const now = await calls.state();
    if (!isShown()) return;
    if ('reason' in now) {
      open(texts.seeds, h('p', {}, now.reason === 'session-ended' ? texts.ended : texts.unreachable));
      return;
    }
    const { commitment, nextCommitment, clientSeed, nonce } = now.seeds;
    const input = h('input', {
      name: 'seed',
      maxlength: '64',
      required: true,
      pattern: '[\\w.\\-]{1,64}',
      autocomplete: 'off',
    });
    const form = h(
      'form',
      {},
      h('label', {}, texts.newSeed, input),
      h('p', { class: 'quiet' }, texts.seedRule),
      h('button', { class: 'pill' }, texts.change),
    );
    form.addEventListener('submit', async event => {
      event.preventDefault();
      const answer: { readonly revealed: Revealed } | Refused = await calls.changeSeeds(input.value);
      if (!dialog.open || !form.isConnected) return;
      await ('reason' in answer ? showSeeds(revealed, texts.seedRule) : showSeeds(answer.revealed));
    });
    open(
      texts.seeds,
      h('p', {}, texts.decided),
      facts([
        [texts.commitment, commitment],
        [texts.clientSeed, clientSeed],
        [texts.nonce, String(nonce)],
        [texts.nextCommitment, nextCommitment],
        ...(revealed ? ([[texts.revealed, revealed.serverSeed]] as const) : []),
      ]),
      h('p', { class: 'quiet' }, texts.newSeedNote),
      ...(problem === '' ? [] : [h('p', { role: 'alert' }, problem)]),
      form,
    );
  }

  return {
    element: dialog,
    isOpen: () => dialog.open,
    showRules: () => open(texts.rules, ...rules()),
    showRounds: () => void showRounds(),
    showSeeds: () => (fairness ? open(texts.seeds, ...fairness()) : void showSeeds()),
  };
}

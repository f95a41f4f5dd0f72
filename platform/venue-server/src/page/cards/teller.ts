import { h } from '../elements.ts';

export type Tone = 'plain' | 'gain' | 'trouble';

export interface Teller {
  /** The sentence that is seen. */
  readonly seen: HTMLElement;
  /** Every sentence since the round began, for whoever listens. */
  readonly heard: HTMLElement;
  /** Says a sentence. */
  tell(sentence: string, tone?: Tone): void;
  /** Forgets what was heard: a round begins. */
  begin(): void;
}

/** What happens, a sentence for each event: those that follow each other fast are all heard. */
export function teller(first: string): Teller {
  const seen = h('p', { class: 'result', 'aria-hidden': 'true' }, first);
  const heard = h('div', { class: 'heard', role: 'log' }, h('p', {}, first));
  return {
    seen,
    heard,
    tell(sentence, tone = 'plain') {
      seen.textContent = sentence;
      seen.dataset.tone = tone;
      heard.append(h('p', {}, sentence));
    },
    begin() {
      heard.replaceChildren();
    },
  };
}

import { useText } from '@lobby/i18n';
import type { ReactNode } from 'react';
import { chatMessages } from '../../messages/index.ts';
import css from './composer.module.css';

const phrases = ['1', '2', '3', '4', '5', '6'] as const;
const emoji = [...'⚽🏀🎾🏆🥅👏💪🔥🎉😀😂😍😎🤔😮😢😡🙏👍👎❤️🍀⏱️🧧'.matchAll(/\p{Emoji}\uFE0F?/gu)].map(
  ([each]) => each,
);

/** What is often said, and emoji: put where one writes. */
export function Phrases({ id, onPick }: { id: string; onPick(text: string): void }): ReactNode {
  const t = useText(chatMessages);
  return (
    <div id={id} className={css.panel}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
      <div role="group" aria-label={t('chat.say.phrases')} className={css.phrases}>
        {phrases.map(name => {
          const words = t(`chat.phrase.${name}`);
          return (
            <button key={name} type="button" onClick={() => onPick(words)}>
              {words}
            </button>
          );
        })}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
      <div role="group" aria-label={t('chat.say.emoji')} className={css.emoji}>
        {emoji.map(each => (
          <button key={each} type="button" onClick={() => onPick(each)}>
            {each}
          </button>
        ))}
      </div>
    </div>
  );
}

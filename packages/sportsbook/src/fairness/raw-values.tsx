import type { WireDraw } from '@lobby/api-client/contract/game/draws';
import { useText } from '@lobby/i18n';
import { Accordion } from '@lobby/ui-kit/accordion';
import { Button } from '@lobby/ui-kit/button';
import { copyText } from '@lobby/ui-kit/copy-text';
import { Icon } from '@lobby/ui-kit/icon';
import { useState } from 'react';
import fairness from './fairness.module.css';
import { HashValue, useCopyWords } from './hash-value.tsx';
import { fairnessMessages } from './messages/index.ts';
import css from './raw-values.module.css';

/** Everything the checks were made from, to be checked with other tools; folded away. */
export function RawValues({ draw }: { draw: WireDraw }) {
  const t = useText(fairnessMessages);
  const words = useCopyWords();
  const [isOpen, setOpen] = useState(false);
  const { reveal } = draw;
  if (!reveal) return null;
  return (
    <Accordion level={2} title={t('fairness.raw.title')} open={isOpen} onToggle={setOpen}>
      <div className={css.body}>
        <p className={css.hint}>{t('fairness.raw.hint')}</p>
        <ul className={css.formulas}>
          {(['leaf', 'node', 'stream', 'commitment'] as const).map(formula => (
            <li key={formula}>{t(`fairness.raw.${formula}`)}</li>
          ))}
        </ul>
        <dl className={fairness.values}>
          <HashValue name={t('fairness.raw.id')} value={draw.ecid} />
          <HashValue name={t('fairness.raw.key')} value={reveal.key} />
          <HashValue name={t('fairness.raw.nonce')} value={reveal.nonce} />
          <HashValue name={t('fairness.raw.rules')} value={JSON.stringify(reveal.rules)} />
          <HashValue name={t('fairness.raw.proof')} value={reveal.proof.join('\n')} />
        </dl>
        <Button size="s" onClick={() => copyText(JSON.stringify(draw, null, 2), words)}>
          <Icon name="copy" size={16} />
          {t('fairness.raw.copyAll')}
        </Button>
      </div>
    </Accordion>
  );
}

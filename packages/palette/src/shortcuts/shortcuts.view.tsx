import type { DialogViewProps } from '@lobby/dialogs';
import { usePathExists } from '@lobby/feature/known-paths';
import { useText } from '@lobby/i18n';
import { Checkbox } from '@lobby/ui-kit/checkbox';
import { Dialog } from '@lobby/ui-kit/dialog';
import { Fragment, type ReactNode } from 'react';
import { paletteMessages } from '../messages/index.ts';
import css from './shortcuts.module.css';
import { goKey, goTo } from './shortcuts.ts';
import { useSingleKeys } from './single-keys.ts';

/** What every key of the site does. */
export default function ShortcutsView({ close }: DialogViewProps) {
  const t = useText(paletteMessages);
  const pathExists = usePathExists();
  const [isOn, setOn] = useSingleKeys();
  const or = t('palette.shortcuts.or');
  const then = t('palette.shortcuts.then');
  const command = isApple() ? '⌘' : 'Ctrl';
  return (
    <Dialog open size="m" title={t('palette.shortcuts.title')} onClose={close}>
      <dl className={css.keys}>
        <Row text={t('palette.shortcuts.palette')}>
          <Keys keys={[`${command} K`]} />
          {isOn && <Keys keys={['/']} before={or} />}
        </Row>
        {isOn && (
          <>
            <Row text={t('palette.shortcuts.help')}>
              <Keys keys={['?']} />
            </Row>
            {goTo
              .filter(({ to }) => pathExists(to))
              .map(({ key, text }) => (
                <Row key={key} text={t(text)}>
                  <Keys keys={[goKey.toUpperCase(), key.toUpperCase()]} between={then} />
                </Row>
              ))}
          </>
        )}
        <Row text={t('palette.shortcuts.close')}>
          <Keys keys={['Esc']} />
        </Row>
      </dl>
      <Checkbox checked={isOn} onChange={setOn}>
        {t('palette.shortcuts.single')}
      </Checkbox>
      <p className={css.hint}>{t('palette.shortcuts.singleHint')}</p>
    </Dialog>
  );
}

function Row({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className={css.row}>
      <dt>{text}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Keys({ keys, before, between }: { keys: readonly string[]; before?: string; between?: string }) {
  return (
    <>
      {before && <span className={css.word}>{before}</span>}
      {keys.map((key, place) => (
        <Fragment key={key}>
          {place > 0 && <span className={css.word}>{between}</span>}
          <kbd className={css.key}>{key}</kbd>
        </Fragment>
      ))}
    </>
  );
}

const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

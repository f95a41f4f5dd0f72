import { DocsContext } from '@storybook/addon-docs/blocks';
import { type ReactNode, useContext, useEffect, useState } from 'react';
import { firstBrand } from '../brands.ts';

interface IndexEntry {
  readonly id: string;
  readonly type: 'story' | 'docs';
  readonly title: string;
  readonly name: string;
}

type Globals = Readonly<Record<string, unknown>>;

/** The first story of every title of dialogs, in a frame as large as a phone: a new dialog appears by itself. */
export function PhoneFrames(): ReactNode {
  const dialogs = useDialogs();
  const { edition, brand, locale } = useToolbar();
  const globals = `edition:${edition};brand:${brand};locale:${locale};a11y.manual:!true`;
  return (
    <div className="phones">
      {dialogs.map(({ id, title, name }) => (
        <figure key={id}>
          <iframe
            className="phone-frame"
            key={globals}
            loading="lazy"
            src={`iframe.html?id=${id}&viewMode=story&embed=true&globals=${globals}`}
            title={title}
          />
          <figcaption>
            <a href={`./?path=/docs/${id.split('--')[0]}--docs`} target="_top">
              {title.split('/').slice(1).join(' · ')}
            </a>
            ：{name}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}

/** One story of each title, as Storybook's own index lists them; those that walk a whole way through play by themselves. */
function useDialogs(): readonly IndexEntry[] {
  const [dialogs, setDialogs] = useState<readonly IndexEntry[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    void readIndex(leaving.signal).then(found => !leaving.signal.aborted && setDialogs(found));
    return () => leaving.abort();
  }, []);
  return dialogs;
}

async function readIndex(signal: AbortSignal): Promise<readonly IndexEntry[]> {
  const answer = await fetch('./index.json', { signal }).catch(() => undefined);
  if (!answer) return [];
  const { entries }: { entries: Record<string, IndexEntry> } = await answer.json();
  const stories = Object.values(entries).filter(
    ({ type, title }) => type === 'story' && title.startsWith('对话框/') && !title.endsWith('/全过程'),
  );
  return [...new Map(stories.toReversed().map(story => [story.title, story])).values()].toReversed();
}

/** The values of the toolbar: from the address at first, from Storybook's events afterwards. */
function useToolbar(): Globals {
  const { channel } = useContext(DocsContext);
  const [globals, setGlobals] = useState<Globals>(globalsOfAddress);
  useEffect(() => {
    const onUpdate = (update: { globals: Globals }) => setGlobals(update.globals);
    channel.on('globalsUpdated', onUpdate);
    return () => channel.off('globalsUpdated', onUpdate);
  }, [channel]);
  return globals;
}

function globalsOfAddress(): Globals {
  const text = new URLSearchParams(location.search).get('globals') ?? '';
  const pairs = text.split(';').map(pair => pair.split(':') as [string, string?]);
  return { edition: 'classic', brand: firstBrand, locale: 'zh-CN', ...Object.fromEntries(pairs) };
}

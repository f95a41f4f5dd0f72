import { searchable } from '@lobby/api-client/searchable';
import type { Found } from '@lobby/feature';
import { useText } from '@lobby/i18n';
import { CommandList } from '@lobby/ui-kit/command-list';
import { Dialog } from '@lobby/ui-kit/dialog';
import { paletteMessages } from '../messages/index.ts';
import type { SitePage } from './site-pages.ts';

/** Where a page is, by what its address begins with. */
const places = [
  { under: '/mine', text: 'palette.place.mine' },
  { under: '/app/help', text: 'palette.place.help' },
  { under: '/activity', text: 'palette.place.activity' },
] as const;

/** How many pages are shown: with nothing typed as well. */
const mostPages = 50;

interface PaletteViewProps {
  readonly text: string;
  onText(text: string): void;
  readonly pages: readonly SitePage[];
  readonly matches: readonly Found[];
  readonly games: readonly Found[];
  readonly commands: readonly { readonly id: string; readonly title: string; run(): void }[];
  /** Matches or games are being asked for. */
  readonly isSearching: boolean;
  /** Matches or games could not be asked for. */
  readonly hasFailed: boolean;
  onGo(to: string): void;
  onClose(): void;
}

/** A field and below it pages, matches, games and what can be done; Enter goes to the first. */
export default function PaletteView(props: PaletteViewProps) {
  const { text, onText, pages, matches, games, commands, isSearching, hasFailed, onGo, onClose } = props;
  const t = useText(paletteMessages);
  const placeOf = (to: string) => {
    const place = places.find(one => to.startsWith(one.under));
    return place ? t(place.text) : '';
  };
  const leads = (found: readonly (SitePage & { readonly note?: string })[], kind: string) =>
    found.map(({ to, title, note }) => ({
      ...{ id: `${kind} ${to} ${title}`, title, note: note ?? placeOf(to) },
      run: () => onGo(to),
    }));
  const wanted = searchable(text);
  const found = [
    { label: t('palette.group.pages'), items: leads(pages.slice(0, mostPages), 'page') },
    { label: t('palette.group.matches'), items: leads(matches, 'match') },
    { label: t('palette.group.games'), items: leads(games, 'game') },
  ].filter(({ items }) => items.length > 0);
  const isNothing = found.length === 0 && !isSearching;
  // Where nothing is found, what can be done is the way on.
  const offered = commands.filter(({ title }) => isNothing || searchable(title).includes(wanted));
  const groups = [
    ...found,
    { label: t('palette.group.commands'), items: offered.map(one => ({ ...one, note: '' })) },
  ].filter(({ items }) => items.length > 0);
  const nothing = isNothing ? t('palette.empty', { text: text.trim() }) : '';
  return (
    <Dialog open size="l" title={t('palette.title')} onClose={onClose}>
      <CommandList
        label={t('palette.title')}
        placeholder={t('palette.placeholder')}
        text={text}
        onText={onText}
        groups={groups}
        onChoose={({ run }) => run()}
        said={isSearching ? t('palette.searching') : hasFailed ? t('palette.failed') : nothing}
      />
    </Dialog>
  );
}

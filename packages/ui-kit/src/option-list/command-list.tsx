import { Autocomplete as Base } from '@base-ui/react/autocomplete';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './command-list.module.css';
import list from './option-list.module.css';

/** One row: what is done when it is chosen stands behind its id. */
export interface CommandItem {
  readonly id: string;
  readonly title: string;
  /** Beside it, smaller: where it is, or when. */
  readonly note: string;
}

export interface CommandGroup<Item extends CommandItem = CommandItem> {
  readonly label: string;
  readonly items: readonly Item[];
}

export interface CommandListProps<Item extends CommandItem> {
  /** Names the field and the list. */
  label: string;
  placeholder: string;
  /** What was typed. */
  text: string;
  onText: (text: string) => void;
  /** What there is for it, in groups; those without items are left out by the caller. */
  groups: readonly CommandGroup<Item>[];
  onChoose: (item: Item) => void;
  /** A sentence below the field, read out: what is being looked for, or that nothing was found. */
  said: ReactNode;
}

/** A combobox opens a listbox unless it says otherwise, and axe cannot tell whether what is said is true. */
const bareRole = { 'aria-haspopup': undefined };

/** A field and what it finds, in groups below it: arrows go through the rows, Enter chooses. For a dialog. */
export function CommandList<Item extends CommandItem>(props: CommandListProps<Item>): ReactNode {
  const { label, placeholder, text, onText, groups, onChoose, said } = props;
  const items = groups.map(group => ({ ...group, value: group.label }));
  return (
    <Base.Root
      open
      inline
      items={items}
      mode="none"
      autoHighlight="always"
      keepHighlight
      value={text}
      onValueChange={(next, { reason }) => reason !== 'item-press' && onText(next)}
      itemToStringValue={({ title }: Item) => title}
    >
      <div className={`${list.search} ${styles.field}`}>
        <Icon name="search" size={18} />
        <Base.Input
          {...bareRole}
          className={`${list.input} ${styles.input}`}
          aria-label={label}
          placeholder={placeholder}
          maxLength={40}
        />
      </div>
      <p className={styles.said} role="status">
        {said}
      </p>
      <Base.List className={`${list.list} ${styles.list}`} aria-label={label}>
        {(group: CommandGroup<Item> & { readonly value: string }) => (
          <Base.Group key={group.value} items={group.items}>
            <Base.GroupLabel className={list.groupLabel}>{group.label}</Base.GroupLabel>
            <Base.Collection>
              {(item: Item) => (
                <Base.Item
                  key={item.id}
                  className={`${list.item} ${styles.item}`}
                  value={item}
                  onClick={() => onChoose(item)}
                >
                  <span className={styles.title}>{item.title}</span>
                  <span className={`${list.note} ${styles.note}`}>{item.note}</span>
                </Base.Item>
              )}
            </Base.Collection>
          </Base.Group>
        )}
      </Base.List>
    </Base.Root>
  );
}

import { Combobox as Base } from '@base-ui/react/combobox';
import { CSPProvider } from '@base-ui/react/csp-provider';
import { type ReactNode, useMemo, useRef } from 'react';
import { Icon } from '../icon/icon.tsx';
import list from './option-list.module.css';
import styles from './search-select.module.css';

export interface SearchSelectOption<Value extends string = string> {
  value: Value;
  label: string;
  /** At the end of the row, e.g. a calling code; searched as well. */
  note?: string;
  /** Further search words, not shown. */
  keywords?: string;
}

export interface SearchSelectProps<Value extends string> {
  options: readonly SearchSelectOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** Names the choice for screen readers. */
  label: string;
  /** What the closed control shows; the note of the chosen option, or its label, when left out. */
  face?: ReactNode;
  searchLabel: string;
  /** Said when nothing is found. */
  emptyText: string;
  /** Options listed first under a label of their own, in this order; the rest follows under another. */
  usual?: { label: string; values: readonly Value[]; restLabel: string };
  /** A sentence above the list: still loading, or failed with a way to try again. */
  status?: ReactNode;
  disabled?: boolean;
  /** `bare`: inside the frame of a text field. */
  look?: 'framed' | 'bare';
}

/** A choice of one from a long list, found by typing. */
export function SearchSelect<Value extends string>(props: SearchSelectProps<Value>): ReactNode {
  const { options, value, onChange, label, face, searchLabel, emptyText, usual, status, disabled } = props;
  const search = useRef<HTMLInputElement>(null);
  const groups = useMemo(() => inGroups(options, usual), [options, usual]);
  const chosen = options.find(option => option.value === value) ?? null;

  return (
    <Base.Root
      items={groups}
      value={chosen}
      disabled={disabled}
      autoHighlight
      filter={matches}
      itemToStringLabel={option => option.label}
      isItemEqualToValue={(option, other) => option.value === other.value}
      onValueChange={next => next && onChange(next.value)}
    >
      <Base.Trigger
        className={styles.trigger}
        data-look={props.look ?? 'framed'}
        aria-label={chosen ? `${label} ${chosen.label} ${chosen.note ?? ''}`.trim() : label}
      >
        <span>{face ?? chosen?.note ?? chosen?.label}</span>
        <Base.Icon className={styles.icon}>
          <Icon name="chevron-down" size={16} />
        </Base.Icon>
      </Base.Trigger>
      {/* The content security policy lets no part write style elements; search-select.module.css says it all. */}
      <CSPProvider disableStyleElements>
        <Base.Portal>
          <Base.Positioner className={styles.positioner} sideOffset={8} align="start" collisionPadding={8}>
            <Base.Popup className={styles.popup} aria-label={label} initialFocus={search}>
              <div className={`${list.search} ${styles.search}`}>
                <Icon name="search" size={16} />
                <Base.Input
                  ref={search}
                  className={`${list.input} ${styles.input}`}
                  placeholder={searchLabel}
                  aria-label={searchLabel}
                />
              </div>
              {status && <div className={styles.status}>{status}</div>}
              <Base.Empty className={styles.empty}>{emptyText}</Base.Empty>
              <Base.List className={`${list.list} ${styles.list}`} aria-label={label}>
                {(group: Group<Value>) => (
                  <Base.Group key={group.value} items={group.items}>
                    {group.value !== '' && (
                      <Base.GroupLabel className={list.groupLabel}>{group.value}</Base.GroupLabel>
                    )}
                    <Base.Collection>{drawOption}</Base.Collection>
                  </Base.Group>
                )}
              </Base.List>
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </CSPProvider>
    </Base.Root>
  );
}

/** Options under one label; empty: without one. */
interface Group<Value extends string> {
  readonly value: string;
  readonly items: readonly SearchSelectOption<Value>[];
}

function drawOption<Value extends string>(option: SearchSelectOption<Value>): ReactNode {
  return (
    <Base.Item key={option.value} value={option} className={`${list.item} ${styles.item}`}>
      <span className={styles.name}>{option.label}</span>
      <span className={list.note}>{option.note}</span>
      <span className={styles.mark}>
        <Base.ItemIndicator>
          <Icon name="check" size={16} />
        </Base.ItemIndicator>
      </span>
    </Base.Item>
  );
}

function inGroups<Value extends string>(
  options: readonly SearchSelectOption<Value>[],
  usual: SearchSelectProps<Value>['usual'],
): readonly Group<Value>[] {
  const first = usual?.values.flatMap(value => options.find(option => option.value === value) ?? []) ?? [];
  if (!usual || first.length === 0) return [{ value: '', items: options }];
  const rest = options.filter(option => !first.includes(option));
  const groups = [
    { value: usual.label, items: first },
    { value: usual.restLabel, items: rest },
  ];
  return groups.filter(group => group.items.length > 0);
}

/** Every word of the query occurs somewhere in the option; "+86", "86" and "＋８６" all find the code. */
export function matches(option: SearchSelectOption, query: string): boolean {
  const text = `${option.label} ${option.note ?? ''} ${option.keywords ?? ''}`.toLocaleLowerCase();
  return query
    .normalize('NFKC')
    .toLocaleLowerCase()
    .split(/\s+/)
    .every(word => text.includes(word));
}

import { CSPProvider } from '@base-ui/react/csp-provider';
import { Menu as Base } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './menu.module.css';

interface ItemLook {
  readonly id: string;
  readonly icon: IconName;
  readonly label: string;
}

/** One thing to do, or one place to go: a link of the router without its text. */
export type MenuItem = ItemLook &
  ({ readonly onPress: () => void; readonly disabled?: boolean } | { readonly link: ReactElement });

export interface MenuProps {
  /** Names the button, and the menu: what is acted on. */
  label: string;
  items: readonly MenuItem[];
}

/** A quiet button that opens what can be done with one row: a single stop of the keyboard for all of it. */
export function Menu({ label, items }: MenuProps): ReactNode {
  return (
    <Base.Root modal={false}>
      <Base.Trigger className={styles.trigger} aria-label={label}>
        <Icon name="more" size={18} />
      </Base.Trigger>
      {/* The content security policy lets no part write style elements; menu.module.css says it all. */}
      <CSPProvider disableStyleElements>
        <Base.Portal>
          <Base.Positioner className={styles.positioner} sideOffset={4} align="end" collisionPadding={8}>
            <Base.Popup className={styles.popup}>
              {items.map(item => (
                <Item key={item.id} item={item} />
              ))}
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </CSPProvider>
    </Base.Root>
  );
}

function Item({ item }: { item: MenuItem }): ReactNode {
  const look = (
    <>
      <Icon name={item.icon} size={16} />
      {item.label}
    </>
  );
  return 'link' in item ? (
    <Base.LinkItem className={styles.item} closeOnClick render={item.link}>
      {look}
    </Base.LinkItem>
  ) : (
    <Base.Item className={styles.item} disabled={item.disabled} onClick={item.onPress}>
      {look}
    </Base.Item>
  );
}

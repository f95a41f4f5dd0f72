import { Icon } from '@lobby/ui-kit/icon';
import { Link } from 'react-router-dom';
import css from './open-orders.module.css';

interface OpenOrdersProps {
  /** Names the list. */
  readonly label: string;
  /** The word at the end of each, for the way to it. */
  readonly action: string;
  readonly orders: readonly { readonly id: string; readonly to: string; readonly text: string }[];
}

/** Orders that are not at their end, each a way back to it; nothing where there is none. */
export function OpenOrders({ label, action, orders }: OpenOrdersProps) {
  if (orders.length === 0) return null;
  return (
    <section className={css.orders} aria-label={label}>
      {orders.map(({ id, to, text }) => (
        <Link key={id} className={css.order} to={to}>
          <Icon name="clock" size={20} />
          <span>{text}</span>
          <span className={css.action}>
            {action}
            <Icon name="chevron-right" size={16} />
          </span>
        </Link>
      ))}
    </section>
  );
}

import { Icon } from '@lobby/ui-kit/icon';
import { Link } from 'react-router-dom';
import css from './open-orders.module.css';

interface OpenOrdersProps {
  /** Names the list. */
  readonly label: string;
  readonly orders: readonly OpenOrder[];
}

interface OpenOrder {
  readonly id: string;
  readonly to: string;
  /** What the entry of the history remembers. */
  readonly state?: unknown;
  readonly text: string;
  /** The word at its end, for the way to it. */
  readonly action: string;
}

/** Orders that are not at their end, each a way back to it; nothing where there is none. */
export function OpenOrders({ label, orders }: OpenOrdersProps) {
  if (orders.length === 0) return null;
  return (
    <section className={css.orders} aria-label={label}>
      {orders.map(({ id, to, state, text, action }) => (
        <Link key={id} className={css.order} to={to} state={state}>
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

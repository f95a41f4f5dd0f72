/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { beijingTime } from '@lobby/calendar';
import { type Child, createContext, useContext } from 'hono/jsx';
import type { Typed } from '../domain/operator-page.ts';

/** Where the forms of a page are sent to, and what proves that they are of this page. */
export const FormsOf = createContext<{ readonly path: string; readonly token: string } | undefined>(
  undefined,
);

/** A form of a page of the console, with the token of the page. @param at what follows the path of the page. */
export function ActionForm({ at = '', hidden = {}, children }: ActionFormProps) {
  const page = useContext(FormsOf);
  if (!page) throw new Error('A form of an action stands on a page of the console.');
  return (
    <form method="post" action={`${page.path}${at}`}>
      <HiddenFields fields={{ token: page.token, ...hidden }} />
      {children}
    </form>
  );
}

interface ActionFormProps {
  readonly at?: string;
  /** Fields that are not typed. */
  readonly hidden?: Typed;
  readonly children?: Child;
}

function HiddenFields({ fields }: { fields: Typed }) {
  return (
    <>
      {Object.entries(fields).map(([name, value]) => (
        <input type="hidden" name={name} value={value} />
      ))}
    </>
  );
}

/** A time, ms, in Beijing time, as forms ask for it; in a narrow column its day stands above the rest. */
export function Time({ at }: { at: bigint | number }) {
  const [date, time] = beijingTime(Number(at)).split(' ');
  return (
    <time datetime={new Date(Number(at)).toISOString()}>
      <span>{date}</span> <span>{time}</span>
    </time>
  );
}

/** A table of rows; a word where there are none. */
export function Table({ head, rows }: TableProps) {
  if (rows.length === 0) return <p>无</p>;
  return (
    // It scrolls sideways where it has no room: the keyboard has to reach it.
    <section class="table" aria-label={head.filter(name => name !== '').join('、')} tabindex={0}>
      <table>
        <thead>
          <tr>
            {head.map(name => (
              <th>{name}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(cells => (
            <tr>
              {cells.map(cell => (
                <td>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface TableProps {
  readonly head: readonly string[];
  readonly rows: readonly (readonly Child[])[];
}

/** Lines one below the other in a cell. */
export function Lines({ of }: { of: readonly Child[] }) {
  return (
    <>
      {of.map((line, at) => (
        <>
          {at > 0 && <br />}
          {line}
        </>
      ))}
    </>
  );
}

/** What an action did, in a sentence. */
export function Said({ children }: { children?: Child }) {
  return <p role="status">{children}</p>;
}

import type { Block, Line } from '@lobby/i18n';
import { WideTable } from './part.tsx';

interface BlocksProps {
  readonly blocks: readonly Block[];
  /** What a table among them is called for a screen reader. */
  readonly label: string;
  /** Puts values into a text. */
  readonly say: (text: string) => string;
}

/** Paragraphs, lists and tables of a text page. */
export function Blocks({ blocks, label, say }: BlocksProps) {
  return blocks.map(block => <One key={keyOf(block)} block={block} label={label} say={say} />);
}

function One({ block, label, say }: Omit<BlocksProps, 'blocks'> & { block: Block }) {
  const line = (text: Line) =>
    text.map(run => (typeof run === 'string' ? say(run) : <strong key={run[0]}>{say(run[0])}</strong>));
  switch (block.kind) {
    case 'paragraph':
      return <p>{line(block.text)}</p>;
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map(item => (
            <li key={keyOf(item)}>{line(item)}</li>
          ))}
        </List>
      );
    }
    case 'table':
      return (
        <WideTable label={label} isWords>
          <thead>
            <tr>
              {block.head.map(cell => (
                <th key={keyOf(cell)} scope="col">
                  {line(cell)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {block.rows.map(row => (
              <tr key={keyOf(row)}>
                {row.map(cell => (
                  <td key={keyOf(cell)}>{line(cell)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </WideTable>
      );
  }
}

/** The texts of a page do not change, so a text is its own key. */
function keyOf(part: unknown): string {
  return JSON.stringify(part);
}

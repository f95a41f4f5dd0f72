import {
  Controls,
  Description,
  DocsContext,
  Heading,
  Primary,
  Stories,
  Title,
} from '@storybook/addon-docs/blocks';
import { type ReactNode, useContext } from 'react';
import { needsFrame } from './needs-frame.ts';

/** The docs page of every title. Controls stand where they can be seen to work: beside a part drawn in the page. */
export function DocsPage(): ReactNode {
  const context = useContext(DocsContext);
  const { preparedMeta } = context.resolveOf('meta', ['meta']);
  const [first] = context.componentStories();
  const canBeTried = preparedMeta.component && first && !needsFrame(first);
  return (
    <>
      <Title>{preparedMeta.title.split('/').slice(1).join(' · ')}</Title>
      <Description of="meta" />
      {canBeTried ? (
        <>
          <Primary />
          <Controls />
        </>
      ) : null}
      <Stories title={<Heading>全部样子</Heading>} />
    </>
  );
}

import { DocsContext, type DocsContextProps, Story, type StoryProps } from '@storybook/addon-docs/blocks';
import { type ReactNode, useContext } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { needsFrame } from './needs-frame.ts';

/** Stands for Storybook's own `Story` block on every docs page: in a frame where one is needed, else in the page. */
export function StoryOnPage(props: StoryProps): ReactNode {
  const context = useContext(DocsContext);
  const of = 'of' in props ? props.of : undefined;
  const { story } = context.resolveOf(of ?? 'story', ['story']);
  return (
    <>
      {needsFrame(story) ? <Framed context={context} story={story} /> : <Story {...props} />}
      {story.playFunction ? (
        <a className="story-plays" href={`./?path=/story/${story.id}`} target="_top">
          打开这个故事，看它自动操作一遍
        </a>
      ) : null}
    </>
  );
}

/** Storybook's own frames know nothing of the toolbar. `embed=true` keeps plays of several frames off one focus. */
function Framed({ context, story }: { context: DocsContextProps; story: PreparedStory }): ReactNode {
  const { edition, brand, locale, width } = context.getStoryContext(story).globals;
  const globals = `edition:${edition};brand:${brand};locale:${locale};width:${width};a11y.manual:!true`;
  return (
    <iframe
      className="story-frame"
      key={globals}
      loading="lazy"
      src={`iframe.html?id=${story.id}&viewMode=story&embed=true&globals=${globals}`}
      style={{
        blockSize: story.parameters.docs?.story?.height,
        inlineSize: width === 'auto' ? '100%' : `${width}px`,
      }}
      title={story.name}
    />
  );
}

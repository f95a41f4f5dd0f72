import { askingTest } from './asking-test.ts';
import { cellOf, needsOfCells } from './cells.ts';
import type { AskedCall, ScreenNames } from './screen-names.ts';
import { storiesOfFailures, storyHead } from './stories.ts';

/** A screen that draws one thing, as a list of facts. */
export function thingScreenFiles(names: ScreenNames, call: AskedCall): Readonly<Record<string, string>> {
  const { name } = names;
  return {
    [`${name}/${name}.screen.tsx`]: screen(names, call),
    [`${name}/${name}.view.tsx`]: view(names, call),
    [`${name}/${name}.stories.tsx`]: stories(names, call),
    [`${name}/${name}.screen.dom.test.tsx`]: askingTest(names, call, undefined),
    [`testing/sample-${name}.ts`]: sample(names, call),
  };
}

function screen({ name, component, title }: ScreenNames, { hook }: AskedCall): string {
  return `import { toFailure } from '@lobby/api';
import { ${hook.name} } from '${hook.door}';
import { ${component}View } from './${name}.view.tsx';

/** The page ${title}: asks, and hands the answer to its view. */
export default function ${component}Screen() {
  const { currentData, error, isFetching, refetch } = ${hook.name}();
  return (
    <${component}View
      answer={currentData}
      isFetching={isFetching}
      failure={error && toFailure(error)}
      onRetry={() => void refetch()}
    />
  );
}
`;
}

function view({ component, id, texts, title }: ScreenNames, { id: call, fields }: AskedCall): string {
  const { i18n, money, format } = needsOfCells(fields);
  const facts = fields.map(field => {
    const cell = cellOf(field, 'answer');
    return `<Fact label={t('${id}.field.${field.name}')}>${cell.startsWith('<') ? cell : `{${cell}}`}</Fact>`;
  });
  return `import type { AnswerOf, contract } from '@lobby/api-client/contract';
import { type ApiFailure, inlineText } from '@lobby/api-client/request';
import { ${i18n} } from '@lobby/i18n';
import { EmptyState } from '@lobby/ui-kit/empty-state';
import { ErrorState } from '@lobby/ui-kit/error-state';
import { Fact, Facts } from '@lobby/ui-kit/facts';
${money}import { Page } from '@lobby/ui-kit/page';
import { Panel } from '@lobby/ui-kit/panel';
import { Skeleton, SkeletonGroup } from '@lobby/ui-kit/skeleton';
import { ${texts} } from '../messages/index.ts';

export interface ${component}ViewProps {
  /** Undefined while it is being fetched, or when that failed. */
  readonly answer: AnswerOf<typeof contract.${call}> | undefined;
  readonly isFetching: boolean;
  /** Why there is no answer. */
  readonly failure: ApiFailure | undefined;
  onRetry(): void;
}

/** Draws the page ${title}: the facts, or that they are on their way, missing, or not to be had. */
export function ${component}View({ answer, isFetching, failure, onRetry }: ${component}ViewProps) {
  const t = useText(${texts});
  const locale = useLocale();
${format}  return (
    <Page title={t('${id}.title')}>
      {answer ? (
        <Panel>
          <Facts>
            ${facts.join('\n            ')}
          </Facts>
        </Panel>
      ) : failure ? (
        <ErrorState
          title={t('${id}.error')}
          hint={inlineText(failure, locale)}
          busy={isFetching}
          onRetry={onRetry}
        />
      ) : isFetching ? (
        <Panel>
          <SkeletonGroup>
            <Skeleton lines={${Math.max(fields.length, 2)}} />
          </SkeletonGroup>
        </Panel>
      ) : (
        <EmptyState title={t('${id}.empty')} />
      )}
    </Page>
  );
}
`;
}

function stories(names: ScreenNames, call: AskedCall): string {
  const { name, component, title } = names;
  const args = `{ answer: sample${component}, isFetching: false, failure: undefined, onRetry: fn() }`;
  return `import { refused } from '@lobby/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { sample${component} } from '../testing/sample-${name}.ts';
import { ${component}View } from './${name}.view.tsx';

${storyHead(names, args)}

export const Filled: Story = {
  name: '默认',
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: '${title}' }, patient);
    await expect(canvasElement.querySelectorAll('dd')).toHaveLength(${call.fields.length});
  },
};
export const Empty: Story = { name: '暂无内容', args: { answer: undefined } };
${storiesOfFailures}`;
}

function sample({ component }: ScreenNames, call: AskedCall): string {
  return `import type { AnswerOf, contract } from '@lobby/api-client/contract';

/** An answer in full. */
export const sample${component}: AnswerOf<typeof contract.${call.id}> = {
  ${[...call.fields.map(field => `${field.name}: ${field.sample}`), ...call.besides].join(',\n  ')},
};
`;
}

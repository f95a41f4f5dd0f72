import { askingTest } from './asking-test.ts';
import { cellOf, needsOfCells } from './cells.ts';
import type { AskedCall, ScreenNames } from './screen-names.ts';
import { storiesOfFailures, storyHead } from './stories.ts';

/** A screen that draws a list as a table; in pages, when the call answers in pages. */
export function tableScreenFiles(names: ScreenNames, call: AskedCall): Readonly<Record<string, string>> {
  const { name } = names;
  const paged = call.answers === 'page';
  const nothing = paged ? '{ pageNum: 1, pageSize: 20, total: 0, list: [] }' : '[]';
  return {
    [`${name}/${name}.screen.tsx`]: screen(names, call, paged),
    [`${name}/${name}.view.tsx`]: view(names, call, paged),
    [`${name}/${name}.stories.tsx`]: stories(names, call, paged, nothing),
    [`${name}/${name}.screen.dom.test.tsx`]: askingTest(names, call, nothing),
    [`testing/sample-${name}.ts`]: sample(names, call, paged),
  };
}

function screen({ name, component, title }: ScreenNames, call: AskedCall, paged: boolean): string {
  return `import { toFailure } from '@lobby/api';
import { ${call.hook.name} } from '${call.hook.door}';
${paged ? "import { useState } from 'react';\n" : ''}import { ${component}View } from './${name}.view.tsx';

${paged ? 'const PAGE_SIZE = 20;\n\n' : ''}/** The page ${title}: asks, and hands the answer to its view. */
export default function ${component}Screen() {
  ${paged ? 'const [page, setPage] = useState(1);' : ''}
  const { currentData, error, isFetching, refetch } = ${call.hook.name}(${paged ? '{ pageNum: page, pageSize: PAGE_SIZE }' : ''});
  return (
    <${component}View
      answer={currentData}
      isFetching={isFetching}
      failure={error && toFailure(error)}
      ${paged ? 'page={page}\n      pageSize={PAGE_SIZE}\n      onPage={setPage}' : ''}
      onRetry={() => void refetch()}
    />
  );
}
`;
}

function view({ component, id, texts, title }: ScreenNames, call: AskedCall, paged: boolean): string {
  const { fields } = call;
  const { i18n, money, format } = needsOfCells(fields);
  const key = fields.find(field => field.kind === 'text') ?? fields[0];
  const rowKey = key?.kind === 'text' ? `row.${key.name}` : `String(row.${key?.name})`;
  const columns = fields.map(field => {
    const align = field.kind === 'money' || field.kind === 'number' ? "align: 'end', " : '';
    return `{ id: '${field.name}', title: t('${id}.field.${field.name}'), ${align}cell: row => ${cellOf(field, 'row')} },`;
  });
  return `import type { AnswerOf, contract } from '@lobby/api-client/contract';
import { type ApiFailure, inlineText } from '@lobby/api-client/request';
import { ${i18n} } from '@lobby/i18n';
import { EmptyState } from '@lobby/ui-kit/empty-state';
import { ErrorState } from '@lobby/ui-kit/error-state';
${money}import { Page } from '@lobby/ui-kit/page';
import { Panel } from '@lobby/ui-kit/panel';
import { Table } from '@lobby/ui-kit/table';
import { ${texts} } from '../messages/index.ts';

export interface ${component}ViewProps {
  /** Undefined while it is being fetched, or when that failed. */
  readonly answer: AnswerOf<typeof contract.${call.id}> | undefined;
  readonly isFetching: boolean;
  /** Why there is no answer. */
  readonly failure: ApiFailure | undefined;
${paged ? '  readonly page: number;\n  readonly pageSize: number;\n  onPage(page: number): void;\n' : ''}  onRetry(): void;
}

/** Draws the page ${title}: the list, or that it is on its way, empty, or not to be had. */
export function ${component}View(props: ${component}ViewProps) {
  const { answer, isFetching, failure, onRetry } = props;
  const t = useText(${texts});
  const locale = useLocale();
${format}  return (
    <Page title={t('${id}.title')}>
      {failure && !answer ? (
        <ErrorState
          title={t('${id}.error')}
          hint={inlineText(failure, locale)}
          busy={isFetching}
          onRetry={onRetry}
        />
      ) : (
        <Panel>
          <Table
            label={t('${id}.title')}
            rows={${paged ? 'answer?.list' : 'answer'} ?? []}
            rowKey={row => ${rowKey}}
            loading={!answer}
            empty={<EmptyState title={t('${id}.empty')} />}
            ${paged ? 'page={props.page}\n            pageSize={props.pageSize}\n            total={answer?.total ?? 0}\n            onPage={props.onPage}' : ''}
            columns={[
              ${columns.join('\n              ')}
            ]}
          />
        </Panel>
      )}
    </Page>
  );
}
`;
}

function stories(names: ScreenNames, call: AskedCall, paged: boolean, nothing: string): string {
  const { name, component, title } = names;
  const args = `{
    answer: sample${component},
    isFetching: false,
    failure: undefined,
    ${paged ? 'page: 1,\n    pageSize: 20,\n    onPage: fn(),' : ''}
    onRetry: fn(),
  }`;
  const shown = call.fields.find(field => field.kind === 'text')?.sample;
  const look = shown
    ? `await expect(await within(canvasElement).findByText(${shown}, {}, patient)).toBeVisible();`
    : `await within(canvasElement).findByRole('table', { name: '${title}' }, patient);`;
  return `import { refused } from '@lobby/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { sample${component} } from '../testing/sample-${name}.ts';
import { ${component}View } from './${name}.view.tsx';

${storyHead(names, args)}

export const Filled: Story = {
  name: '默认',
  play: async ({ canvasElement }) => {
    ${look}
  },
};
export const Empty: Story = {
  name: '暂无内容',
  args: { answer: ${nothing} },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('暂无${title}', {}, patient)).toBeVisible();
  },
};
${storiesOfFailures}`;
}

function sample({ component }: ScreenNames, call: AskedCall, paged: boolean): string {
  const item = `{ ${[...call.fields.map(field => `${field.name}: ${field.sample}`), ...call.besides].join(', ')} }`;
  const whole = paged ? `{ pageNum: 1, pageSize: 20, total: 1, list: [${item}] }` : `[${item}]`;
  return `import type { AnswerOf, contract } from '@lobby/api-client/contract';

/** An answer with one of each. */
export const sample${component}: AnswerOf<typeof contract.${call.id}> = ${whole};
`;
}

import type { AskedCall, ScreenNames } from './screen-names.ts';

/** The test of a screen that asks: what it draws of an answer, of nothing, and of a failure. */
export function askingTest(names: ScreenNames, call: AskedCall, nothing: string | undefined): string {
  const { name, component, title } = names;
  const sample = `sample${component}`;
  const shown = call.fields.find(field => field.kind === 'text')?.sample ?? `'${title}'`;
  const empty = nothing
    ? `
  it('says so when there is nothing', async () => {
    draw(${nothing});
    await shows('暂无${title}');
  });
`
    : '';
  return `import { contract } from '@lobby/api-client/contract';
import { api, configureApi } from '@lobby/api';
import { type FakeAnswer, fakeApiSettings, fakePlatform, refuse } from '@lobby/api-client/testing';
import { TestTexts } from '@lobby/i18n/testing';
import { configureStore } from '@reduxjs/toolkit';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { ${sample} } from '../testing/sample-${name}.ts';
import ${component}Screen from './${name}.screen.tsx';

/** The screen over a platform that answers so; ends with the test. */
function draw(answer: FakeAnswer) {
  configureApi({ ...fakeApiSettings, fetch: fakePlatform({ [contract.${call.id}.path]: answer }) });
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: standard => 
      standard({ immutableCheck: false, serializableCheck: false }).concat(api.middleware),
  });
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => {
    root.unmount();
    document.body.replaceChildren();
  });
  root.render(
    <Provider store={store}>
      <TestTexts>
        <${component}Screen />
      </TestTexts>
    </Provider>,
  );
}

/** For a machine that is busy. */
const patient = { timeout: 10_000 };
const shows = (words: string) =>
  vi.waitFor(() => expect(document.body.textContent).toContain(words), patient);

describe('the page ${title}', () => {
  it('shows what the platform answers', async () => {
    draw(${sample});
    await shows(${shown});
  });
${empty}
  it('asks again after a failure', async () => {
    const answers = [refuse('system-busy'), ${sample}];
    draw(() => answers.shift());
    await shows('${title}加载失败');
    document.querySelector('button')?.click();
    await shows(${shown});
  });
});
`;
}

import { configureApi } from '@lobby/api';
import { endSession, loginOpened } from '@lobby/api/session';
import { fakeApiSettings, fakePlatform } from '@lobby/api-client/testing';
import { authFeature } from '@lobby/auth';
import { BrandProvider } from '@lobby/brand-kit';
import { exampleBrand } from '@lobby/brand-kit/testing';
import { contentFeature } from '@lobby/content';
import { DialogHost } from '@lobby/dialogs';
import { createSiteStore } from '@lobby/site/testing';
import { Button } from '@lobby/ui-kit/button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo } from 'react';
import { Provider } from 'react-redux';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

const features = [authFeature, contentFeature];

function makeStore() {
  const { store, listening } = createSiteStore();
  for (const feature of features) for (const start of feature.listeners) start(listening.startListening);
  return store;
}

/** Two features that do not know each other: registering, and the texts that are agreed to. */
function Registration() {
  const store = useMemo(makeStore, []);
  return (
    <Provider store={store}>
      <BrandProvider brand={exampleBrand}>
        <Button lang="zh-Hans" onClick={() => store.dispatch(loginOpened({ way: 'register' }))}>
          去注册
        </Button>
        <DialogHost dialogs={features.flatMap(({ dialogs }) => [...dialogs])} />
      </BrandProvider>
    </Provider>
  );
}

const meta = {
  title: '对话框/登录注册/条款',
  component: Registration,
  parameters: {
    docs: { description: { component: '注册时查看规则与条款、隐私政策，返回后填写的内容都在。' } },
    house: { bare: true },
  },
  beforeEach: () => {
    configureApi({ ...fakeApiSettings, fetch: fakePlatform({}) });
    endSession();
  },
} satisfies Meta<typeof Registration>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ReadsTheTerms: Story = {
  name: '看条款，换到隐私，回来一字不少',
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '去注册' }));
    await userEvent.type(await screen.findByRole('textbox', { name: '用户名' }), 'linqiao88');
    await userEvent.type(screen.getByLabelText('密码'), 'abcd1234');
    await userEvent.type(screen.getByLabelText('确认密码'), 'abcd1234');
    await userEvent.click(screen.getByRole('button', { name: '《规则与条款》' }));
    const terms = await screen.findByRole('dialog', { name: '规则与条款' });
    expect(terms).toBeVisible();
    await waitFor(() => expect(terms).toHaveTextContent('21 周岁'));
    await userEvent.click(await screen.findByRole('button', { name: '隐私政策' }));
    await screen.findByRole('dialog', { name: '隐私政策' });
    await userEvent.click(screen.getByRole('button', { name: '返回' }));
    const name = await screen.findByRole('textbox', { name: '用户名' });
    expect(name).toHaveValue('linqiao88');
    expect(screen.getByLabelText('确认密码')).toHaveValue('abcd1234');
    expect(screen.getByRole('checkbox')).not.toBeChecked();
  },
};

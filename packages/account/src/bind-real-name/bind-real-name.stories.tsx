import { refused } from '@lobby/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { BindRealNameView } from './bind-real-name.view.tsx';

const meta = {
  title: '对话框/绑定真实姓名',
  component: BindRealNameView,
  parameters: {
    docs: {
      description: {
        component: '绑定一次真实姓名，须与银行卡持卡人一致；保存前再确认一次，因为之后不能修改。',
      },
    },
  },
  args: {
    state: { step: 'entering', value: '' },
    onEnter: fn(),
    onEdit: fn(),
    onReturn: fn(),
    onConfirm: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof BindRealNameView>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const field = () => screen.findByRole('textbox', { name: '真实姓名' });

export const Entering: Story = {
  name: '填写：先说明不能修改',
  play: async ({ args }) => {
    expect(await screen.findByText(/必须与您银行卡的持卡人姓名完全一致/)).toBeVisible();
    await press('下一步');
    expect(await screen.findByText('请输入真实姓名', { selector: '[role=alert]' })).toBeVisible();
    await userEvent.type(await field(), '林··乔');
    await press('下一步');
    expect(await screen.findByText('请输入正确的姓名')).toBeVisible();
    expect(args.onEnter).not.toHaveBeenCalled();
    await userEvent.clear(await field());
    await userEvent.type(await field(), ' 阿卜杜拉•林 {Enter}');
    await waitFor(() => expect(args.onEnter).toHaveBeenCalledWith('阿卜杜拉·林'));
  },
};
export const Asking: Story = {
  name: '再确认一次',
  args: { state: { step: 'asking', value: '林乔' } },
  play: async ({ args }) => {
    expect(await screen.findByText('确认您的真实姓名是“林乔”？')).toBeVisible();
    await press('返回更正');
    expect(args.onReturn).toHaveBeenCalledOnce();
    await press('确认');
    expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
export const Saving: Story = {
  name: '保存中',
  args: { state: { step: 'saving', value: '林乔' } },
  play: async ({ args }) => {
    await press('返回更正');
    expect(args.onReturn).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: '关闭' })).toBeNull();
  },
};
export const AlreadySet: Story = {
  name: '已在别处绑定',
  args: {
    state: {
      step: 'entering',
      value: '林乔',
      failure: refused('data-exists', { data: { reason: 'real-name-set' } }),
    },
  },
  play: async () => {
    expect(await screen.findByText('真实姓名已绑定，不能修改；如有误请联系客服')).toBeVisible();
    expect(await field()).toHaveValue('林乔');
  },
};
export const Offline: Story = {
  name: '保存时断网',
  args: { state: { step: 'entering', value: '林乔', failure: { kind: 'offline' } } },
};
export const LongName: Story = {
  name: '很长的姓名，繁體，手机',
  args: { state: { step: 'asking', value: '阿卜杜拉·买买提·阿卜杜热依木·吐尔逊尼亚孜' } },
  globals: { width: '390', locale: 'zh-TW' },
};
export const Done: Story = { name: '已绑定，对话框随即关闭', args: { state: { step: 'saved' } } };

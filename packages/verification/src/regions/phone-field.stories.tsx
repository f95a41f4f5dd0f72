import { defineRules, useFieldForm } from '@lobby/forms';
import { useText } from '@lobby/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { type MessageId, verificationMessages } from '../messages/index.ts';
import { phoneChecks } from '../rules/checks.ts';
import type { PhoneValues } from '../rules/contact.ts';
import { phoneReader } from '../rules/read-phone.ts';
import { PhoneField } from './phone-field.tsx';
import type { Regions } from './use-regions.ts';

const mainland = { iso2: 'CN', areaName: '中国大陆', areaCode: '+86', regex: '^1[3-9]\\d{9}$' };
const regions: Regions = {
  list: [mainland, { iso2: 'HK', areaName: '中国香港', areaCode: '+852', regex: '^[4-9]\\d{7}$' }],
  status: 'ready',
  retry: fn(),
};

/** A phone in a form of its own. */
function Phone({ regions, busy, phone }: { regions: Regions; busy?: boolean; phone: string }) {
  const t = useText(verificationMessages);
  const form = useFieldForm<PhoneValues, MessageId>({
    initial: { phone, region: 'CN' },
    rules: defineRules<PhoneValues, MessageId>({ phone: phoneChecks(regions.list) }),
    read: { phone: phoneReader(regions.list) },
    labels: { phone: t('verification.phone.label'), region: t('verification.region.label') },
    say: t,
    busy,
    onSubmit: () => {},
  });
  return (
    <form {...form.frame} style={{ maxInlineSize: '26rem' }}>
      <PhoneField {...form.text('phone')} region={form.choice('region')} regions={regions} />
    </form>
  );
}

const meta = {
  title: '表单/手机号',
  component: Phone,
  parameters: {
    docs: { description: { component: '带国家或地区的手机号；粘贴进来的区号、空格与全角数字都能看懂。' } },
    // The names of regions are the platform's.
    saidBefore: true,
  },
  args: { regions, phone: '' },
} satisfies Meta<typeof Phone>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.findByRole('textbox', { name: '手机号' });

export const Empty: Story = { name: '空白' };
export const Filled: Story = { name: '已填写', args: { phone: '13800138066' } };
export const Pasted: Story = {
  name: '粘贴 +852：地区跟着换',
  play: async () => {
    await userEvent.click(await field());
    await userEvent.paste('+852 5123 4567');
    expect(await field()).toHaveValue('51234567');
    expect(screen.getByRole('combobox', { name: '国家或地区 中国香港 +852' })).toBeVisible();
  },
};
export const Wrong: Story = {
  name: '号码不符合所选地区',
  play: async () => {
    await userEvent.type(await field(), '12345');
    await userEvent.tab();
    await waitFor(() => expect(screen.getByText('请输入正确的手机号')).toBeVisible());
  },
};
export const RegionsMissing: Story = {
  name: '国家和地区没能加载：可以重新加载',
  args: { regions: { ...regions, list: [mainland], status: 'failed' } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('combobox', { name: '国家或地区 中国大陆 +86' }));
    await userEvent.click(await screen.findByRole('button', { name: '重新加载' }));
    expect(args.regions.retry).toHaveBeenCalledOnce();
  },
};
export const Busy: Story = { name: '提交中：不能改', args: { phone: '13800138066', busy: true } };

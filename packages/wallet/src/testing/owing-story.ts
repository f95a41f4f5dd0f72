import { expect, screen } from 'storybook/test';
import { samplePurses } from './sample-purses.ts';

/** A story of a member who has to give money back that is not free: the sum, and what becomes of it. */
export const owing = {
  args: { all: { ...samplePurses, centerWalletBalance: '0', owed: '1000' } },
  play: async () => {
    expect(await screen.findByText('待扣回')).toBeVisible();
    expect(screen.getByText(/之后增加的余额会先用来扣回。$/)).toBeVisible();
  },
};

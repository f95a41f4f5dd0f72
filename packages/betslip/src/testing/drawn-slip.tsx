import type { ReactElement } from 'react';
import { BetSlip } from '../ui/bet-slip/bet-slip.tsx';
import { enter, SlipStage, type SlipStageProps } from './slip-stage.tsx';

interface StoryParameters extends Omit<SlipStageProps, 'children'> {
  /** How wide the place of the slip is, any CSS length; as wide as the slip by default. */
  column?: string;
}

/** How the stories of the whole slip are drawn: a member's, with ports that answer what the story says. */
export const drawnSlip = {
  render: (
    _args: unknown,
    { parameters: { column, ...ports } }: { parameters: StoryParameters },
  ): ReactElement => (
    <SlipStage {...portsOf(ports)}>
      <div style={{ padding: '1.5rem' }}>
        <div style={{ inlineSize: column }}>
          <BetSlip />
        </div>
      </div>
    </SlipStage>
  ),
  beforeEach: () => enter('member'),
};

/** Without the parameters that are Storybook's own. */
function portsOf({ orders, shares, prices, names, toDeposit }: StoryParameters) {
  return { orders, shares, prices, names, toDeposit };
}

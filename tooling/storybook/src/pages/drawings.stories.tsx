import {
  type DrawnPromotion,
  type HallCode,
  type SceneKind,
  type StampTone,
  useBrand,
} from '@lobby/brand-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type CSSProperties, type ReactNode, Suspense } from 'react';
import { expect, waitFor } from 'storybook/test';

const scenes: Readonly<Record<SceneKind, string>> = {
  empty: '这里还没有内容',
  failed: '没有成功',
  missing: '没有这个页面',
  done: '完成',
  closed: '暂时关闭',
};

const halls: Readonly<Record<HallCode, string>> = {
  sport: '体育',
  realbet: '真人',
  chess: '棋牌',
  gaming: '电竞',
  lottery: '彩票',
  egame: '电子',
  fish: '捕鱼',
};

const promotions: Readonly<Record<DrawnPromotion, string>> = {
  'first-deposit': '首存',
  'next-deposit': '再存',
  betting: '投注礼金',
  tasks: '任务',
  'sign-in': '签到',
  race: '竞赛',
  draw: '抽奖',
  'gift-code': '兑换码',
  friends: '推荐好友',
  cashback: '返还',
};

const stamps: readonly (readonly [StampTone, string, string])[] = [
  ['won', '赢', 'up'],
  ['won', '赢半', 'up'],
  ['lost', '输', 'text-2'],
  ['even', '走水', 'text-2'],
  ['off', '取消', 'gold'],
  ['sold', '兑现', 'accent'],
];

const grades = Array.from({ length: 11 }, (_, grade) => grade);

/** Drawings in a row, each with its caption, once all of them have come. */
function Sheet({ children }: { children: ReactNode }) {
  return (
    <div
      data-sheet
      style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '1.5rem', padding: '1.5rem' }}
    >
      <Suspense>{children}</Suspense>
    </div>
  );
}

function Framed({
  caption,
  style,
  children,
}: {
  caption: string;
  style: CSSProperties;
  children: ReactNode;
}) {
  return (
    <figure>
      <div className="drawing" style={style}>
        {children}
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

function Scenes() {
  const { art } = useBrand();
  return (
    <Sheet>
      {Object.entries(scenes).map(([kind, caption]) => {
        // Safe: the keys of the record above.
        const Scene = art.scenes[kind as SceneKind];
        return (
          <Framed key={kind} caption={caption} style={{ inlineSize: '15rem', blockSize: '7.875rem' }}>
            <Scene />
          </Framed>
        );
      })}
    </Sheet>
  );
}

function Halls({ width, height }: { width: string; height: string }) {
  const { Hall } = useBrand().art;
  return (
    <Sheet>
      {Object.entries(halls).map(([code, caption]) => (
        <Framed
          key={code}
          caption={caption}
          style={{
            inlineSize: width,
            blockSize: height,
            overflow: 'hidden',
            borderRadius: 'var(--radius-card)',
          }}
        >
          <Hall code={code as HallCode} />
        </Framed>
      ))}
    </Sheet>
  );
}

function Promotions() {
  const { Promotion } = useBrand().art;
  return (
    <Sheet>
      {Object.entries(promotions).map(([kind, caption]) => (
        <Framed
          key={kind}
          caption={caption}
          style={{ inlineSize: '20rem', blockSize: '8.75rem', overflow: 'hidden' }}
        >
          <Promotion kind={kind as DrawnPromotion} />
        </Framed>
      ))}
    </Sheet>
  );
}

function Grades({ size }: { size: string }) {
  const { Grade } = useBrand().art;
  return (
    <Sheet>
      {grades.map(grade => (
        <Framed
          key={grade}
          caption={String(grade)}
          style={{ inlineSize: size, blockSize: size, color: 'var(--color-accent)' }}
        >
          <Grade grade={grade} of={10} />
        </Framed>
      ))}
    </Sheet>
  );
}

function Stamps() {
  const { Stamp } = useBrand().art;
  return (
    <Sheet>
      {stamps.map(([tone, word, colour]) => (
        <span
          key={word}
          style={{
            display: 'grid',
            placeItems: 'center',
            inlineSize: '6rem',
            blockSize: '4rem',
            color: `var(--color-${colour})`,
            fontWeight: 600,
          }}
        >
          <span className="drawing" style={{ gridArea: '1 / 1', inlineSize: '100%', blockSize: '100%' }}>
            <Stamp tone={tone} />
          </span>
          <span style={{ gridArea: '1 / 1' }}>{word}</span>
        </span>
      ))}
    </Sheet>
  );
}

const meta = {
  title: '品牌/画',
  parameters: {
    docs: {
      description: { component: '每个品牌自己画的图景、大厅、优惠活动、等级与印章，以用到它们的大小。' },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const drawn: Story['play'] = async ({ canvasElement }) => {
  const count = (selector: string) => canvasElement.querySelectorAll(selector).length;
  await waitFor(() => expect(count('.drawing > svg')).toBeGreaterThan(0));
  await expect(count('.drawing > svg')).toBe(count('.drawing'));
};

export const SceneSheet: Story = { name: '图景', render: () => <Scenes />, play: drawn };
export const HallSheet: Story = {
  name: '大厅',
  render: () => <Halls width="20rem" height="10.5rem" />,
  play: drawn,
};
export const SmallHallSheet: Story = {
  name: '大厅，64 像素',
  render: () => <Halls width="4rem" height="4rem" />,
  play: drawn,
};
export const PromotionSheet: Story = { name: '优惠活动', render: () => <Promotions />, play: drawn };
export const GradeSheet: Story = { name: '等级', render: () => <Grades size="10rem" />, play: drawn };
export const SmallGradeSheet: Story = {
  name: '等级，24 像素',
  render: () => <Grades size="1.5rem" />,
  play: drawn,
};
export const StampSheet: Story = { name: '印章', render: () => <Stamps />, play: drawn };

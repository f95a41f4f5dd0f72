/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { ActionForm, Table, Time } from '@lobby/platform-kernel/operator-console/parts';
import type { Child } from 'hono/jsx';
import type { VenueClosure } from '../directory/maintenance.ts';
import { embeddedVenue, nameOf, venueList } from '../directory/venue-list.ts';
import type { Venues } from '../provider/venue.ts';
import { faultyMethods, venueFaults } from '../provider/venue-faults.ts';
import { venuePlans } from '../provider/venue-plan.ts';

const faults: Record<(typeof venueFaults)[number], string> = {
  'lose-request': '请求丢失',
  'lose-answer': '答复丢失',
  refuse: '拒绝',
  'other-amount': '金额不符',
  slow: '答复很慢（8 秒）',
};
const methods: Record<'all' | (typeof faultyMethods)[number], string> = {
  all: '全部',
  deposit: '转入',
  withdraw: '转出',
  balance: '查询余额',
  transferState: '查询转账',
  cancelTransfer: '取消转账',
  launch: '进入游戏',
  history: '拉取注单',
  games: '游戏列表',
};

interface VenueTableProps {
  readonly closed: ReadonlyMap<string, VenueClosure>;
  readonly venues: Venues;
}

/** The venues: whether each is open, and what goes wrong there on purpose. */
export function VenueTable({ closed, venues }: VenueTableProps) {
  const row = (code: string, name: string, faultForm: Child = '') => [
    `${name} ${code}`,
    <VenueState closure={closed.get(code)} />,
    <MaintenanceForm code={code} isClosed={closed.has(code)} />,
    faultForm,
  ];
  return (
    <>
      <h2>场馆</h2>
      <Table
        head={['场馆', '状态', '维护', '故意出错']}
        rows={[
          ...venueList.map(({ code }) =>
            row(
              code,
              nameOf(code, 'zh-CN'),
              venues.get(code)?.planFault ? <FaultForm code={code} /> : <PlanForm code={code} />,
            ),
          ),
          row(embeddedVenue, '本站体育'),
        ]}
      />
    </>
  );
}

function VenueState({ closure }: { closure: VenueClosure | undefined }) {
  if (!closure) return <>开放</>;
  return closure.until === undefined ? (
    <>维护中</>
  ) : (
    <>
      维护中，预计 <Time at={closure.until} /> 恢复
    </>
  );
}

/** Closes or opens a venue. */
function MaintenanceForm({ code, isClosed }: { code: string; isClosed: boolean }) {
  return (
    <ActionForm hidden={{ id: code }}>
      {!isClosed && (
        <label>
          多少分钟后恢复（可不填）
          <input name="minutes" inputmode="numeric" maxlength={5} />
        </label>
      )}
      <button type="submit" name="maintenance" value={isClosed ? 'off' : 'on'}>
        {isClosed ? '开放' : '维护'}
      </button>
    </ActionForm>
  );
}

/** Chooses what goes wrong with the next transfer of a venue within the platform. */
function PlanForm({ code }: { code: string }) {
  return (
    <ActionForm hidden={{ id: code }}>
      <label>
        下一笔转账
        <select name="plan">
          {venuePlans.map(plan => (
            <option value={plan}>{faults[plan]}</option>
          ))}
        </select>
      </label>
      <button type="submit">安排</button>
    </ActionForm>
  );
}

/** Chooses what goes wrong with the next calls of a venue on a server of its own. */
function FaultForm({ code }: { code: string }) {
  return (
    <ActionForm hidden={{ id: code }}>
      <label>
        方法
        <select name="method">
          {(['all', ...faultyMethods] as const).map(method => (
            <option value={method}>{methods[method]}</option>
          ))}
        </select>
      </label>
      <label>
        故障
        <select name="fault">
          {venueFaults.map(fault => (
            <option value={fault}>{faults[fault]}</option>
          ))}
        </select>
      </label>
      <label>
        次数（0：恢复正常）
        <input name="times" inputmode="numeric" maxlength={6} value="1" required />
      </label>
      <button type="submit">安排</button>
    </ActionForm>
  );
}

import { nameSport } from '@lobby/betting/names';
import { defineCatalog, useFormat, useText } from '@lobby/i18n';
import { championType } from '@lobby/sports';
import { contentMessages } from '../../messages/index.ts';
import { Part, WideTable } from '../page/part.tsx';
import { type CapRow, capOfAll, capRows } from './cap-list.ts';

/** The names of sports; loaded with the table, because a page that is drawn beforehand waits for nothing. */
export const betNames = defineCatalog('content-bets', {
  'zh-CN': () => import('@lobby/betting/messages/zh-CN.json'),
  'zh-TW': () => import('@lobby/betting/messages/zh-CN.json?zh-TW'),
});

/** The most that may be won in a day, by sport: the caps that the sportsbook refuses stakes by. */
export function PayoutCaps() {
  const t = useText(contentMessages);
  const say = useText(betNames);
  const namesOf = ({ types }: CapRow) =>
    types
      .map(type => (type === championType ? t('content.caps.champions') : nameSport(say, type)))
      .join('、');
  return (
    <Part id="caps-by-sport" title={t('content.caps.title')}>
      <WideTable isWords label={t('content.caps.title')}>
        <thead>
          <tr>
            <th scope="col">{t('content.caps.sport')}</th>
            <th scope="col" data-amount>
              {t('content.caps.dollars')}
            </th>
            <th scope="col" data-amount>
              {t('content.caps.yuan')}
            </th>
          </tr>
        </thead>
        <tbody>
          <Row name={t('content.caps.all')} row={capOfAll} />
          {capRows().map(row => (
            <Row key={row.dollars} name={namesOf(row)} row={row} />
          ))}
        </tbody>
      </WideTable>
    </Part>
  );
}

function Row({ name, row: { dollars, yuan } }: { name: string; row: Omit<CapRow, 'types'> }) {
  const format = useFormat();
  return (
    <tr>
      <td>{name}</td>
      <td translate="no" data-amount>
        {format.number(dollars)}
      </td>
      <td translate="no" data-amount>
        {format.money(yuan)}
      </td>
    </tr>
  );
}

import { contract } from '@lobby/api-client/contract';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { unsaved } from '../testing/repository.ts';
import { knownCalls } from './known-call.ts';

const calls = knownCalls(unsaved());
const shown = calls.filter(({ fields }) => fields.length > 0);
const rows = Object.values(contract).flatMap(resource => Object.values(resource));

/** A whole answer of one of each, made as a generated sample is. */
function sampleOf({ fields, besides, answers }: (typeof calls)[number]): unknown {
  const parts = [...fields.map(({ name, sample }) => `${name}: ${sample}`), ...besides];
  const item = `{ ${parts.join(', ')} }`;
  const whole = {
    page: `{ pageNum: 1, pageSize: 20, total: 1, list: [${item}] }`,
    list: `[${item}]`,
    object: item,
  }[answers];
  return new Function(`return (${whole});`)();
}

describe('the sample of an answer', () => {
  it.each(shown.map(call => [call.id, call] as const))('%s is what the contract accepts', (_, call) => {
    const schema = rows.find(({ path }) => path === call.path)?.answer as v.GenericSchema;
    const { issues = [] } = v.safeParse(schema, sampleOf(call));
    expect(issues.map(issue => `${v.getDotPath(issue)}: ${issue.message}`)).toEqual([]);
  });

  it('is made of most calls, and names no field twice', () => {
    expect(shown.length).toBeGreaterThan(30);
    for (const { fields } of shown) {
      const names = fields.map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
    }
  });
});

it('what a call is asked with is told, the page of a list aside', () => {
  const asksOf = (id: string) => calls.find(call => call.id === id)?.asks;
  expect(asksOf('payment.orderStatus')).toEqual(['orderId']);
  expect(asksOf('record.betRecordList')).toEqual([]);
});

it('a hook that is exported under another name is none', () => {
  expect(calls.find(({ id }) => id === 'advertising.navigationList')?.hook).toBeUndefined();
});

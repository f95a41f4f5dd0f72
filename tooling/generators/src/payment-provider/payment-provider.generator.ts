import type { Draft } from '../draft/draft.ts';
import { beforeLine } from '../draft/insert.ts';
import { type Answers, answered, type Generator } from '../generator.ts';
import { chineseProblem, nameProblem } from '../names.ts';
import { depositsFile } from './deposits-file.ts';
import { fakeServerFile } from './fake-server-file.ts';
import type { NewProvider } from './new-provider.ts';
import { channelsFile, codeFile, providerFile, settingsFile, testFile } from './provider-files.ts';
import { withdrawalsFile } from './withdrawals-file.ts';

/** Where the payment providers of the platform are. */
export const providersFolder = 'platform/cashier/src/providers';
const contract = 'packages/api-client/src/contract/fd';
const page = 'docs/operations.md';

/** The values of a list of the contract. */
function valuesOf(draft: Draft, file: string, list: string): readonly string[] {
  const [, inside] = new RegExp(`export const ${list} = \\[([^\\]]*)\\]`).exec(draft.read(file)) ?? [];
  if (inside === undefined) throw new Error(`${file} has no list ${list} any more: say here where it is.`);
  return [...inside.matchAll(/'([\w-]+)'/g)].map(([, value = '']) => value);
}
const methodsIn = (draft: Draft) => valuesOf(draft, `${contract}/deposit-order.ts`, 'depositMethods');
const kindsIn = (draft: Draft) =>
  valuesOf(draft, `${contract}/withdrawal-account.ts`, 'withdrawalAccountKinds');

const listed = (answer: string | undefined) =>
  answer ? [...new Set(answer.split(',').map(name => name.trim()))] : [];

function strangerAmong(answer: string, known: readonly string[]): string | undefined {
  const stranger = listed(answer).find(name => !known.includes(name));
  return stranger === undefined ? undefined : `There is no "${stranger}"; there are ${known.join(', ')}.`;
}

/** A payment provider: its object, channels, settings, both halves of its work, and the promises it is held to. */
export const paymentProviderGenerator: Generator = {
  kind: 'payment-provider',
  what: 'a payment provider: deposits, withdrawals, settings, and the promises it is held to',
  questions: [
    {
      flag: 'code',
      asks: 'Its code, which stands in every order for ever: hengtong',
      check: (code, draft) => nameProblem(code) ?? takenBy(code, draft),
    },
    { flag: 'name', asks: 'What do operators call it, in Simplified Chinese?', check: chineseProblem },
    {
      flag: 'collects',
      asks: 'Which ways to deposit does it collect? unionpay,huione; empty when it only pays out',
      usually: 'unionpay',
      check: (answer, draft) => strangerAmong(answer, methodsIn(draft)),
    },
    {
      flag: 'pays-out',
      asks: 'To which accounts does it pay out? bank,alipay; empty when it only collects',
      usually: 'bank',
      check: (answer, draft, { collects }) =>
        strangerAmong(answer, kindsIn(draft)) ??
        (answer === '' && collects === '' ? 'A provider collects, pays out, or both; say one.' : undefined),
    },
  ],
  make(draft, answers) {
    const provider = newProvider(answers);
    const { code, collects, paysOut, variable } = provider;
    const files = {
      'code.ts': codeFile(provider),
      'settings.ts': settingsFile(provider),
      'provider.ts': providerFile(provider),
      'fake-server.ts': fakeServerFile(provider),
      'provider.test.ts': testFile(provider),
      ...(collects.length > 0 && {
        'channels.ts': channelsFile(provider),
        'deposits.ts': depositsFile(provider),
      }),
      ...(paysOut.length > 0 && { 'withdrawals.ts': withdrawalsFile(provider) }),
    };
    const folder = `${providersFolder}/${code}`;
    for (const [file, text] of Object.entries(files)) draft.create(`${folder}/${file}`, text);
    draft.change(page, text => beforeLine(page, text, '| `LOBBY_CORS_ORIGINS`', variablesRows(provider)));
    return {
      told: [
        `It speaks signed JSON until you change it: the messages of its interface go into ${folder}/, and what it ` +
          'answers into fake-server.ts beside them.',
      ],
      next: [
        `Bring the messages in ${folder}/ in line with its interface, and those of fake-server.ts; the test stays`,
        ...(collects.length > 0 ? [`Limits and order of its channels: ${folder}/channels.ts`] : []),
        `Set ${variable}_URL and ${variable}_SECRETS where the platform runs; callbacks come to /callback/payment/${code}/<site id>`,
      ],
    };
  },
};

function newProvider(answers: Answers): NewProvider {
  const code = answered(answers, 'code');
  return {
    code,
    name: answered(answers, 'name'),
    collects: listed(answers.collects),
    paysOut: listed(answers['pays-out']),
    variable: `LOBBY_${code.replaceAll('-', '_').toUpperCase()}_PAYMENT`,
  };
}

/** A folder that helps the providers has no `provider.ts`, and its name is taken all the same. */
function takenBy(code: string, draft: Draft): string | undefined {
  return draft.namesIn(providersFolder).includes(code)
    ? `${providersFolder}/${code} exists already; choose another code.`
    : undefined;
}

const variablesRows = ({ code, variable }: NewProvider) =>
  `| \`${variable}_URL\` | where the payment provider \`${code}\` answers; without it it does nothing | |\n` +
  `| \`${variable}_SECRETS\` | shared with it, 32 characters at least, separated by commas: the first signs, all verify | |`;

import { describe, expect, it } from 'vitest';
import { faultsOfOwners, readCodeOwners } from './code-owners.ts';
import { commandsOf, faultsOfWorkflow, nodesOf } from './workflow.ts';

const good = `
on:
  pull_request:
permissions:
  contents: read
concurrency:
  group: ci
  cancel-in-progress: true
jobs:
  test:
    runs-on: ubuntu-24.04
    timeout-minutes: 60
    strategy:
      matrix:
        node: ['20.19.0', 24]
    steps:
      # A major of actions/checkout.
      - uses: actions/checkout@v4
        with:
          persist-credentials: false
      - run: .ci/run
`;

describe('a workflow', () => {
  it('that reads and runs is right', () => {
    expect(faultsOfWorkflow(good)).toEqual([]);
    expect(nodesOf(good)).toEqual(['20.19.0', '24']);
    expect(commandsOf(good)).toEqual(['.ci/run']);
  });

  it.each([
    ['contents: read', 'contents: write', 'has other permissions than to read the contents'],
    [
      'runs-on: u',
      'permissions: write-all\n    runs-on: u',
      'has other permissions than to read the contents',
    ],
    ['cancel-in-progress: true', 'cancel-in-progress: false', 'does not end the run of an older push'],
    ['run: .ci/run', `run: echo \${{ secrets.KEY }}`, 'reads a secret'],
    ['pull_request:', 'pull_request_target:', 'runs the code of strangers with our rights'],
    ['    timeout-minutes: 60\n', '', 'has a job that never times out'],
    ['ubuntu-24.04', 'ubuntu-latest', 'runs on whatever is newest'],
    ['# A major of actions/checkout', '# Checks out', 'no comment says that actions/checkout@v4 is a major'],
    [
      '        with:\n          persist-credentials: false\n',
      '',
      'leaves the credentials of the checkout to later steps',
    ],
  ])('with "%s" as "%s" is not', (from, to, fault) => {
    expect(faultsOfWorkflow(good.replace(from, to))).toEqual([fault]);
  });

  it.each(['somebody/action@v1', 'actions/setup-node@main', 'actions/setup-node'])(
    'that uses %s is not',
    action => {
      const text = good.replace(
        '      - run',
        `      # A major of ${action.split('@')[0]}.\n      - uses: ${action}\n      - run`,
      );
      expect(faultsOfWorkflow(text)).toEqual([`${action} is not an action of GitHub at a major`]);
    },
  );
});

describe('the owners of code', () => {
  const judge = (text: string) => faultsOfOwners(readCodeOwners(text), path => path === 'docs/');

  it('are teams, of everything and of what is there', () => {
    expect(judge('# words\n* @a/b\n\n/docs/ @a/b @a/c # more\n')).toEqual([]);
  });

  it.each([
    ['/docs/ @a/b', 'the first line is not of "*", so files have no owner'],
    ['* @a/b\n/gone/ @a/b', '/gone/ is not there'],
    ['* @a/b\ndocs/ @a/b', 'docs/ is not there'],
    ['* @a/b\n/docs/', '/docs/ has no owner'],
    ['* @somebody', '@somebody is no team'],
  ])('are not "%s"', (text, fault) => {
    expect(judge(text)).toEqual([fault]);
  });
});

import { parse } from 'yaml';

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Job {
  readonly 'runs-on'?: string;
  readonly 'timeout-minutes'?: number;
  readonly permissions?: unknown;
  readonly strategy?: { readonly matrix?: { readonly node?: readonly unknown[] } };
  readonly steps?: readonly Step[];
}

interface Workflow {
  readonly permissions?: Readonly<Record<string, string>> | string;
  readonly concurrency?: { readonly 'cancel-in-progress'?: boolean };
  readonly jobs?: Readonly<Record<string, Job>>;
}

/** The versions of Node that the jobs of a workflow run on. */
export const nodesOf = (text: string): string[] =>
  jobsOf(parse(text)).flatMap(job => (job.strategy?.matrix?.node ?? []).map(String));

/** The commands that the jobs of a workflow run. */
export const commandsOf = (text: string): string[] =>
  jobsOf(parse(text)).flatMap(job => (job.steps ?? []).flatMap(step => step.run ?? []));

/** What is wrong with a workflow, each in a sentence. */
export function faultsOfWorkflow(text: string): string[] {
  const workflow: Workflow = parse(text);
  const jobs = jobsOf(workflow);
  const steps = jobs.flatMap(job => job.steps ?? []);
  return [
    ...(JSON.stringify(workflow.permissions) === '{"contents":"read"}' && jobs.every(job => !job.permissions)
      ? []
      : ['has other permissions than to read the contents']),
    ...(workflow.concurrency?.['cancel-in-progress'] ? [] : ['does not end the run of an older push']),
    ...(/\$\{\{[^}]*\b(secrets|github\.token)\b/.test(text) ? ['reads a secret'] : []),
    ...(/^\s*pull_request_target:/m.test(text) ? ['runs the code of strangers with our rights'] : []),
    ...jobs.flatMap(job => (job['timeout-minutes'] ? [] : ['has a job that never times out'])),
    ...jobs.flatMap(job => (/-latest$|^$/.test(job['runs-on'] ?? '') ? ['runs on whatever is newest'] : [])),
    ...steps.flatMap(({ uses }) => (uses ? faultsOfAction(uses, text) : [])),
    ...steps
      .filter(
        ({ uses, with: given }) =>
          uses?.startsWith('actions/checkout@') && given?.['persist-credentials'] !== false,
      )
      .map(() => 'leaves the credentials of the checkout to later steps'),
  ];
}

/** An action is of GitHub and pinned by its major, and a comment above says so. */
function faultsOfAction(uses: string, text: string): string[] {
  const [name = ''] = uses.split('@');
  const lines = text.split('\n');
  const at = lines.findIndex(line => line.includes(`uses: ${uses}`));
  return [
    ...(/^actions\/[\w-]+@v\d+$/.test(uses) ? [] : [`${uses} is not an action of GitHub at a major`]),
    ...(lines[at - 1]?.includes(`# A major of ${name}`) ? [] : [`no comment says that ${uses} is a major`]),
  ];
}

const jobsOf = (workflow: Workflow): Job[] => Object.values(workflow.jobs ?? {});

/** What may stand at the root, and in its folders for tools, with the reason why it cannot stand elsewhere. */
export const rootNames: Readonly<Record<string, string>> = {
  'apps/': 'a composition for each brand',
  'brands/': 'data of each brand',
  'docs/': 'one question per page',
  'packages/': 'all behaviour',
  'platform/': 'the server: the reference platform, and the services beside it',
  'tooling/': 'what builds and tests',

  'README.md': 'what a visitor reads first',
  'CONTRIBUTING.md': 'GitHub shows it beside a new pull request',
  'SECURITY.md': 'GitHub shows it under Security',
  'CHANGELOG.md': 'what changed for whoever upgrades',
  LICENSE: 'GitHub and licence scanners read it here',

  'package.json': 'npm start and npm test',
  'pnpm-workspace.yaml': 'pnpm reads it here: the packages and the catalog',
  'pnpm-lock.yaml': 'pnpm writes it here',
  '.pnpmfile.cjs': 'pnpm reads it here',
  'turbo.json': 'turbo reads it here: tasks and who may import whom',
  'biome.json': 'Biome takes the folder of its configuration for the root',
  'knip.json': 'one look at all packages together',
  'vitest.config.ts': 'one Vitest for the whole house',
  '.editorconfig': 'editors look for it upwards from each file',
  '.gitignore': 'what Git leaves out everywhere',
  '.node-version': 'fnm, nodenv, mise and others read it here: the oldest Node that is promised',

  Dockerfile: 'its images are made of the whole repository',
  'compose.yaml': 'docker compose looks for it in the folder it is called in',
  '.dockerignore': 'Docker reads it beside the Dockerfile',
  '.env.example': 'compose reads .env beside compose.yaml; this is what to write into it',

  '.changeset/': 'changesets writes and reads it here',
  '.ci/': 'what CI runs, whoever runs it',
  '.ci/run': 'the one command of CI',

  '.github/': 'GitHub reads it here',
  '.github/CODEOWNERS': 'who reviews what',
  '.github/pull_request_template.md': 'the text a pull request begins with',
  '.github/ISSUE_TEMPLATE/bug.yml': 'the form for what is wrong',
  '.github/ISSUE_TEMPLATE/change.yml': 'the form for what is missing',
  '.github/ISSUE_TEMPLATE/config.yml': 'no issue without a form',
  '.github/renovate.json': 'Renovate reads it here: how dependencies are updated',
  '.github/workflows/ci.yml': 'runs .ci/run on every Node that is promised',

  '.vscode/': 'VS Code and its relatives read it here',
  '.vscode/extensions.json': 'what an editor needs for this repository',
  '.vscode/settings.json': 'Biome formats, TypeScript and Vitest are those of the workspace',
};

/** The folders of which every file is listed above. */
export const forTools = ['.ci/', '.github/', '.vscode/'];

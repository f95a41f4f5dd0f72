import { describe, expect, it } from 'vitest';
import { faultsOfCompose, isPinned, isSecretInFile, readCompose } from './compose.ts';
import { copiesOf, faultsOfRunning, readDockerfile, variablesOf } from './dockerfile.ts';

const dockerfile = `
# words
FROM node:24.1.0-slim AS build
COPY package.json lock.yaml ./
COPY . .

FROM node:24.1.0-slim AS site
ARG BRAND
ENV A=1 B="2 3"
COPY --from=build /out/site ./site
USER node
HEALTHCHECK --interval=10s \\
  CMD ["true"]
CMD ["node", "main.js"]
`;
const [build, site] = readDockerfile(dockerfile);

describe('a Dockerfile', () => {
  it('is read into stages, with what they copy and set', () => {
    expect([build?.name, build?.image, site?.name]).toEqual(['build', 'node:24.1.0-slim', 'site']);
    expect(copiesOf(build!).map(({ path }) => path)).toEqual(['package.json', 'lock.yaml', '.']);
    expect(copiesOf(site!)).toEqual([{ from: 'build', path: '/out/site' }]);
    expect(variablesOf(site!)).toEqual([
      ['A', '1'],
      ['B', '"2 3"'],
      ['BRAND', ''],
    ]);
    expect(faultsOfRunning(site!)).toEqual([]);
  });

  it.each([
    ['USER node\n', '', 'site runs as root'],
    ['USER node', 'USER root', 'site runs as root'],
    ['USER node', 'USER 0:0', 'site runs as root'],
    ['HEALTHCHECK --interval=10s', 'LABEL x=y', 'site does not say whether it is healthy'],
    ['CMD ["node", "main.js"]', 'CMD node main.js', 'site starts its program through a shell'],
  ])('with "%s" as "%s" is wrong', (from, to, fault) => {
    expect(faultsOfRunning(readDockerfile(dockerfile.replace(from, to))[1]!)).toEqual([fault]);
  });
});

describe('an image', () => {
  it.each(['node:24.21.0-bookworm-slim', 'postgres:15.18', `a.b/c:1.2.3@sha256:${'0a'.repeat(32)}`])(
    'is pinned as %s',
    image => expect(isPinned(image)).toBe(true),
  );
  it.each(['node', 'node:latest', 'node:24', 'node:24-slim', 'node:lts'])('is not pinned as %s', image =>
    expect(isPinned(image)).toBe(false),
  );
});

describe('a secret', () => {
  it.each([
    ['POSTGRES_PASSWORD', `\${POSTGRES_PASSWORD:?fill it in}`],
    ['LOBBY_PEPPER', `\${LOBBY_PEPPER:-}`],
    ['DATABASE_URL', `postgres://lobby:\${PASSWORD:?fill it in}@database:5432/lobby`],
    ['DATABASE_URL', 'postgres://lobby@database:5432/lobby'],
    ['LOBBY_HOST', '0.0.0.0'],
  ])('is not in a file that sets %s to %s', (name, value) => {
    expect(isSecretInFile(name, value)).toBe(false);
  });

  it.each([
    ['POSTGRES_PASSWORD', 'lobby'],
    ['POSTGRES_PASSWORD', `\${POSTGRES_PASSWORD:-lobby}`],
    ['LOBBY_GEETEST', '1001=a:b'],
    ['LOBBY_PAYMENT_SECRETS', 'x'.repeat(32)],
    ['DATABASE_URL', 'postgres://lobby:lobby@database:5432/lobby'],
    ['DATABASE_URL', `postgres://lobby:\${PASSWORD:-lobby}@database:5432/lobby`],
  ])('is in a file that sets %s to %s', (name, value) => {
    expect(isSecretInFile(name, value)).toBe(true);
  });
});

describe('a compose file', () => {
  const compose = `
x-ours: &ours { read_only: true }
services:
  database:
    image: postgres:15.1
    healthcheck: { test: [CMD, 'true'] }
    volumes: ['data:/data']
    networks: [inside]
  site:
    <<: *ours
    build: { context: ., target: site }
    ports: ['127.0.0.1:4100:4100']
    depends_on: { database: { condition: service_healthy } }
networks: { inside: { internal: true } }
volumes: { data: }
`;
  const judge = (text: string) => faultsOfCompose(readCompose(text));

  it('is right with pinned images, health, and doors to this machine alone', () => {
    expect(judge(compose)).toEqual([]);
  });

  it.each([
    ['postgres:15.1', 'postgres:latest', 'database: postgres:latest is not pinned'],
    ["    healthcheck: { test: [CMD, 'true'] }\n", '', 'database does not say whether it is healthy'],
    ['    <<: *ours\n', '', 'site can write to its own programs'],
    ['<<: *ours', '<<: *ours\n    privileged: true', 'site is privileged'],
    ['<<: *ours', '<<: *ours\n    environment: { A_TOKEN: abc }', 'site: A_TOKEN is a secret'],
    ['127.0.0.1:4100:', '4100:', 'site: 4100:4100 is open to other machines'],
    ["['data:", "['./data:", 'database: ./data:/data is of no volume'],
    ['networks: [inside]', 'networks: [outside]', 'database: there is no network outside'],
    ['service_healthy', 'service_started', 'site does not wait until database is healthy'],
    ['{ database: {', '{ cache: {', 'site does not wait until cache is healthy'],
  ])('with "%s" as "%s" is wrong', (from, to, fault) => {
    expect(judge(compose.replace(from, to))).toEqual([fault]);
  });
});

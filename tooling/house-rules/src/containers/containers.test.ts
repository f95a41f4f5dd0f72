import { describe, expect, it } from 'vitest';
import { files, filesLike, isThere, namesIn, read, readJson } from '../repository.ts';
import { faultsOfCompose, isPinned, isSecretInFile, readCompose } from './compose.ts';
import { copiesOf, faultsOfRunning, readDockerfile, textsOf, variablesOf } from './dockerfile.ts';

/** Nothing here runs Docker: what the files name is compared with the repository. */

const stages = readDockerfile(read('Dockerfile'));
const compose = readCompose(read('compose.yaml'));
const services = Object.entries(compose.services);
const built = services.flatMap(([name, { build }]) => (build ? [{ name, ...build }] : []));
const running = stages.filter(stage => built.some(({ target }) => target === stage.name));
const operations = read('docs/operations.md');
const brands = namesIn('brands').filter(folder => isThere(`brands/${folder}/brand.ts`));
const healthOf = (target: string) =>
  running.filter(({ name }) => name === target).flatMap(stage => textsOf(stage, 'HEALTHCHECK'));

describe('the Dockerfile', () => {
  it('begins from images of one version, the same Node everywhere', () => {
    const images = stages.map(stage => stage.image);
    expect(
      images.filter(image => !isPinned(image)),
      'Name a whole version after FROM: node:24.21.0-bookworm-slim.',
    ).toEqual([]);
    expect([...new Set(images)], 'Begin every stage from the same image.').toHaveLength(1);
  });

  it('begins from a Node that the README says was tried', () => {
    const [, version = ''] = /^node:([\d.]+)/.exec(stages[0]?.image ?? '') ?? [];
    const isTried = read('README.md').includes(version);
    expect(isTried, `Try Node ${version} as README.md says under "Two commands", and name it there.`).toBe(
      true,
    );
  });

  it.each(running)('runs $name without rights, healthy, stopped by a signal', stage => {
    expect(faultsOfRunning(stage), 'Correct USER, HEALTHCHECK or CMD of the stage in Dockerfile.').toEqual(
      [],
    );
  });

  it('copies from the repository what is there', () => {
    const copied = stages.flatMap(stage => copiesOf(stage)).filter(({ from }) => from === undefined);
    expect(copied.map(({ path }) => path)).toContain('package.json');
    expect(
      copied.filter(({ path }) => !isThere(path)),
      'Correct the COPY in Dockerfile.',
    ).toEqual([]);
  });

  it('copies from its build what is there, is built, or is deployed', () => {
    const deployed = stages.flatMap(
      stage =>
        textsOf(stage, 'RUN')
          .join(' ')
          .match(/\/out\/\w+/g) ?? [],
    );
    const copied = stages.flatMap(copiesOf).filter(({ from }) => from === 'build');
    const paths = copied.flatMap(({ path }) => brands.map(brand => path.replace(/\$\{BRAND\}/, brand)));
    const isKnown = (path: string) => {
      const [, ours] = /^\/lobby\/(.*)$/.exec(path) ?? [];
      if (ours === undefined) return deployed.some(folder => path.startsWith(`${folder}/`));
      const [, builder] = /^(.*)\/dist$/.exec(ours) ?? [];
      return builder === undefined ? isThere(ours) : hasBuild(builder);
    };
    expect(paths.length).toBeGreaterThan(5);
    expect(
      paths.filter(path => !isKnown(path)),
      'Copy in Dockerfile what is in the repository, the dist/ of a package with a script "build", or what is deployed to /out.',
    ).toEqual([]);
  });

  it('runs programs and names packages that are there', () => {
    const commands = stages.flatMap(stage => textsOf(stage, 'RUN')).join('\n');
    const named = [...commands.matchAll(/\b(?:tooling|platform|packages|apps)\/[\w./-]+/g)].map(
      ([path]) => path,
    );
    const packages = [...commands.matchAll(/@lobby\/[\w-]+/g)].map(([name]) => name);
    const known = filesLike(/^[^/]+\/[^/]+\/package\.json$/).map(
      file => readJson<{ name: string }>(file).name,
    );
    expect(named).toContain('tooling/bootstrap/ready.mjs');
    const wrong = [
      ...named.filter(path => !isThere(path)),
      ...packages.filter(name => !known.includes(name)),
    ];
    expect(wrong, 'Correct the RUN in Dockerfile.').toEqual([]);
    expect(isThere('tooling/vite-preset/src/serve/serve-main.js')).toBe(true);
  });
});

describe('compose.yaml', () => {
  it('has images of one version, health, doors to this machine alone, and no secret', () => {
    expect(faultsOfCompose(compose), 'Correct the service in compose.yaml.').toEqual([]);
  });

  it('builds stages of the Dockerfile', () => {
    const targets = new Set(built.map(({ target }) => target));
    expect(
      running.map(stage => stage.name).sort(),
      'Name a stage of Dockerfile as the target in compose.yaml.',
    ).toEqual([...targets].sort());
  });

  it('has the site of every brand, each at the port for which its brand is written', () => {
    const sites = built.flatMap(({ name, target, args }) =>
      target === 'site' ? [[args?.BRAND ?? '', compose.services[name]?.ports] as const] : [],
    );
    const portOf = (brand: string) =>
      /\bhost: 'http:\/\/localhost:(\d+)'/.exec(read(`brands/${brand}/brand.ts`))?.[1];
    expect(
      sites.map(([brand]) => brand).sort(),
      'Give every folder of brands/, and nothing else, a service that names it as BRAND.',
    ).toEqual([...brands].sort());
    for (const [brand, ports] of sites)
      expect(ports, `Publish the site at the port of \`host\` in brands/${brand}/brand.ts.`).toEqual([
        `127.0.0.1:${portOf(brand)}:4100`,
      ]);
  });

  it('publishes the platform where the brands expect it', () => {
    const [port] = compose.services.platform?.ports ?? [];
    const url = `baseUrl: 'http://localhost:${port?.split(':')[1]}'`;
    expect(
      brands.filter(brand => !read(`brands/${brand}/brand.ts`).includes(url)),
      `The platform is published at another port than brand.ts of these says; compose.yaml means ${url}.`,
    ).toEqual([]);
  });

  it('makes nobody a developer, and no money but play money', () => {
    const set = services.flatMap(([, { environment = {} }]) => Object.keys(environment));
    expect(set).toContain('DATABASE_URL');
    expect(
      set.filter(name => /^LOBBY_(DEV|DEMO|SEED|PAYMENT)/.test(name)),
      'Take these out of compose.yaml: who wants them sets them in a file of their own.',
    ).toEqual([]);
  });
});

describe('what both and .env.example set', () => {
  const example = read('.env.example').matchAll(/^(\w+)=(.*)$/gm);
  const inFiles: [string, string][] = [
    ...stages.flatMap(variablesOf),
    ...services.flatMap(([, { environment = {} }]) =>
      Object.entries(environment).map(([name, value]): [string, string] => [name, String(value)]),
    ),
  ];
  const inExample = [...example].map(([, name = '', value = '']): [string, string] => [name, value]);
  const ours = [...inFiles, ...inExample].map(([name]) => name).filter(name => name.startsWith('LOBBY_'));

  it('is read by the platform and explained in docs/operations.md', () => {
    const config = filesLike(/^platform\/.*\/config\.ts$/)
      .map(read)
      .join('\n');
    expect(ours.length).toBeGreaterThan(5);
    expect(
      ours.filter(name => !config.includes(`env.${name}`)),
      'The config.ts of the platform reads none of these: correct the name, or leave it out.',
    ).toEqual([]);
    expect(
      ours.filter(name => !operations.includes(`\`${name}\``)),
      'Say in docs/operations.md what these do.',
    ).toEqual([]);
  });

  it('is no secret', () => {
    const secrets = [
      ...inFiles.filter(([name, value]) => isSecretInFile(name, value)),
      ...inExample.filter(([name, value]) => value !== '' && isSecretInFile(name, value)),
    ];
    expect(
      secrets.map(([name]) => name),
      `Take these from .env: \${NAME:-} in compose.yaml, and without a value in .env.example.`,
    ).toEqual([]);
  });

  it('is in .env.example, where compose.yaml takes it from there', () => {
    const taken = [...read('compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name);
    expect(
      [...new Set(taken)].sort(),
      'List in .env.example exactly what compose.yaml takes from .env.',
    ).toEqual(inExample.map(([name]) => name).sort());
  });
});

describe('health', () => {
  it('is asked at the doors that docs/operations.md names', () => {
    expect(healthOf('platform').join()).toContain(':4000/healthz');
    expect(healthOf('site').join()).toContain(':4100/home');
    expect(operations).toContain('`/healthz` answers 200');
    expect(operations).toContain('`home.html` for `/` and `/home`');
  });
});

it('.dockerignore leaves out what Git leaves out, and Git itself', () => {
  const ignored = read('.dockerignore').split('\n');
  const wanted = read('.gitignore')
    .split('\n')
    .filter(line => line && !line.startsWith('!'))
    .map(line => (line.startsWith('/') ? line.slice(1) : `**/${line}`).replace(/\/$/, ''));
  expect(
    ['.git', ...wanted].filter(line => !ignored.includes(line)),
    'Add these lines to .dockerignore.',
  ).toEqual([]);
  expect(files).not.toContain('.env');
});

function hasBuild(folder: string): boolean {
  if (!isThere(`${folder}/package.json`)) return false;
  return readJson<{ scripts: Record<string, string> }>(`${folder}/package.json`).scripts.build !== undefined;
}

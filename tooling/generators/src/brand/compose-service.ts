import type { Draft } from '../draft/draft.ts';
import { beforeLine } from '../draft/insert.ts';
import { compose } from './places.ts';

/** The names of the services of `compose.yaml`. */
export function servicesIn(draft: Draft): readonly string[] {
  const [, services = ''] = /^services:\n((?: .*\n|\n)*)/m.exec(draft.read(compose)) ?? [];
  return [...services.matchAll(/^ {2}([\w-]+):$/gm)].map(([, name = '']) => name);
}

/** Gives the site of a brand a container, at the port that its brand names. */
export function addService(draft: Draft, code: string, port: number): void {
  const service = `  ${code}:
    <<: *site
    build: { context: ., target: site, args: { BRAND: ${code} } }
    ports: ["127.0.0.1:${port}:4100"]
`;
  draft.change(compose, text => beforeLine(compose, text, 'networks:', service));
}

/** Takes the container of a brand's site away again. */
export function removeService(draft: Draft, code: string): void {
  const block = new RegExp(`^  ${code}:\\n(?: {4}.*\\n)+\\n?`, 'm');
  draft.change(compose, text => text.replace(block, ''));
}

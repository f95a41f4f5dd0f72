import { parse } from 'yaml';

export interface Service {
  readonly image?: string;
  readonly build?: { readonly target: string; readonly args?: Readonly<Record<string, string>> };
  readonly environment?: Readonly<Record<string, string | number>>;
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly networks?: readonly string[];
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly healthcheck?: object;
  readonly privileged?: boolean;
  readonly read_only?: boolean;
}

export interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, unknown>>;
  readonly networks: Readonly<Record<string, unknown>>;
}

export const readCompose = (text: string): Compose => parse(text, { merge: true });

/** An image of which a build today and one in a year take the same version. */
export const isPinned = (image: string): boolean =>
  /^[\w./-]+:\d+\.\d+(\.\d+)?(-[\w.-]+)?(@sha256:[0-9a-f]{64})?$/.test(image);

const secretName = /PASSWORD|SECRET|PEPPER|TOKEN|_KEY|GEETEST$/;
const fromOutside = /^\$\{\w+:(-|\?[^}]*)\}$/;

/** Whether a file that is committed would hold a secret by setting this variable. */
export function isSecretInFile(name: string, value: string): boolean {
  if (secretName.test(name)) return !fromOutside.test(value);
  const [, password] = /^\w+:\/\/[^/\s]*?:(\$\{[^}]*\}|[^@$]*)@/.exec(value) ?? [];
  return password !== undefined && !fromOutside.test(password);
}

/** What is wrong with a compose file, each in a sentence. */
export function faultsOfCompose({ services, volumes, networks }: Compose): string[] {
  return Object.entries(services).flatMap(([name, service]) => [
    ...(service.image && !isPinned(service.image) ? [`${name}: ${service.image} is not pinned`] : []),
    ...(service.image && !service.healthcheck ? [`${name} does not say whether it is healthy`] : []),
    ...(service.build && !service.read_only ? [`${name} can write to its own programs`] : []),
    ...(service.privileged ? [`${name} is privileged`] : []),
    ...Object.entries(service.environment ?? {})
      .filter(([variable, value]) => isSecretInFile(variable, String(value)))
      .map(([variable]) => `${name}: ${variable} is a secret`),
    ...(service.ports ?? [])
      .filter(port => !/^127\.0\.0\.1:\d+:\d+$/.test(port))
      .map(port => `${name}: ${port} is open to other machines`),
    ...(service.volumes ?? [])
      .filter(volume => !((volume.split(':')[0] ?? '') in volumes))
      .map(volume => `${name}: ${volume} is of no volume`),
    ...(service.networks ?? [])
      .filter(network => network !== 'default' && !(network in networks))
      .map(network => `${name}: there is no network ${network}`),
    ...Object.entries(service.depends_on ?? {})
      .filter(([other, { condition }]) => !(other in services) || condition !== 'service_healthy')
      .map(([other]) => `${name} does not wait until ${other} is healthy`),
  ]);
}

import { type DestinationStream, type Logger, pino } from 'pino';
import pretty from 'pino-pretty';

/** Never written to a log, wherever they turn up: an md5 is the password on this wire. */
const secrets = [
  'password',
  'secondPassword',
  'password_hash',
  'token',
  'venueToken',
  'grant',
  'code',
  'codeId',
  'imageCode',
  'ticket',
  'pass',
  'pass_token',
  'captcha_output',
  'jwt',
  'sendCodeNumV2',
  'sendNameV2',
  'codeIdV2',
  'pepper',
  'x-api-token',
  'x-api-sign',
  'authorization',
];

// What looks like an md5, a token, a JWT or a signature is taken out of free text as well (messages of errors, SQL parameters).
const secretText =
  /\beyJ[\w-]+\.[\w-]+\.[\w-]+|\b[0-9a-f]{32}\b|\bv1\.[\w-]{1,40}\.[\w-]{20,}|\b[\w-]{43}\b/gi;

/** JSON lines; readable ones in development. @param destination for tests. */
export function createLog(
  options: { level: string; dev: boolean },
  destination: DestinationStream | undefined = options.dev ? pretty({ sync: true }) : undefined,
): Logger {
  return pino(
    {
      level: options.level,
      redact: { paths: secrets.flatMap(pathsOf), censor: '[redacted]' },
      serializers: { err: withoutSecrets },
      hooks: {
        logMethod(args, method) {
          const [first, ...rest] = args;
          // pino would copy the error's message into the line unredacted.
          const spread = first instanceof Error ? [{ err: first }, first.message, ...rest] : args;
          const clean = spread.map(arg => (typeof arg === 'string' ? scrub(arg) : arg));
          // Safe: the arguments pino passed, with texts in place of texts.
          method.apply(this, clean as Parameters<typeof method>);
        },
      },
    },
    ...(destination ? [destination] : []),
  );
}

/** At the top of a log line, and one or two levels down. */
function pathsOf(name: string): string[] {
  const step = name.includes('-') ? `["${name}"]` : `.${name}`;
  return [name.includes('-') ? step : name, `*${step}`, `*.*${step}`];
}

function scrub(text: string): string {
  return text.replace(secretText, '[redacted]');
}

/** An error for the log: type, message and stack, without the queries and parameters a driver attaches. */
function withoutSecrets(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: scrub(String(error)) };
  return {
    type: error.name,
    message: scrub(error.message),
    stack: scrub(error.stack ?? ''),
    // What failed of several things done one after the other.
    ...(error instanceof AggregateError ? { errors: error.errors.map(withoutSecrets) } : {}),
    ...(error.cause ? { cause: withoutSecrets(error.cause) } : {}),
  };
}

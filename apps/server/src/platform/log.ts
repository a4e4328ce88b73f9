import { type Logger, pino } from 'pino'

export type { Logger }

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

/**
 * Logs as JSON lines on standard error; `facts` are added to each line. No log contains a password, token, secret, mail address or opinion.
 */
export function createLog(level: LogLevel, facts: () => Record<string, unknown> = () => ({})): Logger {
  return pino({ level, base: null, mixin: facts, serializers: { error: describeError } }, pino.destination({ fd: 2, sync: true }))
}

/** What a log may contain about an error: where it was thrown, never the values involved. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error }
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? []
  return {
    name: error.name,
    message: error.message.replace(/"[^"]*"|'[^']*'|<[^>]*>|\S+@\S+/g, '…'),
    ...('code' in error ? { code: error.code } : {}),
    stack: frames.map((line) => line.trim()).join(' | '),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  }
}

/** A path without personal data: ids and secrets are replaced, because a candidate in a path is an opinion. */
export function redactPath(path: string): string {
  return path
    .replace(/\?.*$/, '')
    .replace(/^(\/api)?(\/confirm\/|\/reset\/).*$/, '$1$2…')
    .replace(/\/-?\d+/g, '/…')
}

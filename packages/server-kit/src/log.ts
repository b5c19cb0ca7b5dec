import type { DestinationStream, Logger } from 'pino'
import { pino } from 'pino'

export type Log = Logger

/** Fields that never reach a log line, wherever they stand up to three levels deep. */
const secretFields = [
  'password',
  'confirmPassword',
  'oldPassword',
  'newPassword',
  'paymentPassword',
  'token',
  'captcha',
  'authorization',
  'cookie',
  'set-cookie',
  'ticket',
  'resetToken',
  'verificationCode',
  'idToken',
  'firebaseIdToken',
  'x-signature',
]
const depths = ['', '*.', '*.*.']

/** Structured log lines with secrets replaced. Addresses carry query strings, so those are cut before logging. */
export function createLog({ LOG_LEVEL }: { LOG_LEVEL: string }, destination?: DestinationStream): Log {
  const options = {
    level: LOG_LEVEL,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: depths.flatMap(prefix => secretFields.map(field => `${prefix}["${field}"]`)), censor: '[secret]' },
    serializers: {
      req: (request: { method: string; url: string; id: unknown }) => ({
        id: request.id,
        method: request.method,
        path: request.url.split('?', 1)[0],
      }),
    },
  }
  return destination ? pino(options, destination) : pino(options)
}

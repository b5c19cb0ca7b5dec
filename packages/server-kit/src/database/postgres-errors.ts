import { setTimeout as delay } from 'node:timers/promises'
import { codeOf } from './start-error.ts'

/** SQLSTATE classes and codes of PostgreSQL, appendix A of its manual. */
const UNIQUE_VIOLATION = '23505'
const LOCK_TIMEOUT = '55P03'
const RETRYABLE = new Set(['40001', '40P01'])
/** A write met a server that became a standby. */
export const READ_ONLY = '25006'
const CONNECTION_LOST = /^(08...|25006|57P0[1-3]|53300)$/
const SYSTEM_LOST = new Set(['ECONNRESET', 'ECONNREFUSED', 'EPIPE', 'ENOENT', 'ETIMEDOUT'])

/** A row with the same unique value exists; `constraint` narrows it to one index or constraint. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return codeOf(error) === UNIQUE_VIOLATION && (constraint === undefined || constraintOf(error) === constraint)
}

/** A text that is no value of the type that it was read as, class 22: such as a date without such a day. */
export const isUnreadable = (error: unknown): boolean => codeOf(error).startsWith('22')

/** What the database would raise: another transaction did what this one relied on not being done. Run again, it finds it. */
export function lostRace(what: string): Error {
  return Object.assign(new Error(what), { code: '40001' })
}

/** Serialization failure or deadlock: the whole transaction may be run again. */
export function isRetryable(error: unknown): boolean {
  return RETRYABLE.has(codeOf(error))
}

/** Somebody holds a lock for longer than this connection waits: nothing was done. */
export const isLockTimeout = (error: unknown): boolean => codeOf(error) === LOCK_TIMEOUT

/** The connection broke or the server is going down or coming up: whether the work was committed is not known. */
export function isConnectionLost(error: unknown): boolean {
  const code = codeOf(error)
  if (CONNECTION_LOST.test(code) || SYSTEM_LOST.has(code)) return true
  return (
    error instanceof Error &&
    /Connection terminated|Client has encountered a connection error|not queryable/.test(error.message)
  )
}

const RETRY_ATTEMPTS = 8

/** Runs `work` again, after a short random pause, as long as it ends in a serialization failure or deadlock. */
export async function retrying<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (attempt === RETRY_ATTEMPTS || !isRetryable(error)) throw error
      await delay(Math.random() * 5 * 2 ** attempt)
    }
  }
}

const RESEND_PAUSE_MS = 50

/**
 * Sends work again that carries idempotency keys: after a serialization failure or deadlock, and, for `withinMs`, while
 * the database cannot be reached, since a second run of what was committed finds the stored answers.
 */
export async function resending<T>(work: () => Promise<T>, withinMs: number): Promise<T> {
  const start = performance.now()
  for (;;) {
    try {
      return await retrying(work)
    } catch (error) {
      if (!isConnectionLost(error) || performance.now() - start > withinMs) throw error
      await delay(RESEND_PAUSE_MS)
    }
  }
}

function constraintOf(error: unknown): string | undefined {
  return (error as { constraint?: string }).constraint
}

import type { Envelope } from '@baize/api'

/** Answers that the document's own script asked for before this one ran, under the addresses of their calls. */
interface FirstAnswers {
  token: string
  answers: Record<string, Promise<Envelope<unknown> | null>>
}

/** Later than this after the page began, what it asked for then may be older than what the screen wants to know. */
const freshMs = 15_000

/**
 * The answer that the document asked for in place of a first call, once. Null where it did not ask, as another operator or too long
 * ago, or where no answer came.
 */
export async function firstAnswer(address: string, token: string | null): Promise<Envelope<unknown> | null> {
  const { firstAnswers } = window as { firstAnswers?: FirstAnswers }
  const asked = firstAnswers?.answers[address]
  if (!asked || firstAnswers?.token !== token || performance.now() > freshMs) return null
  delete firstAnswers.answers[address]
  return asked.catch(() => null)
}

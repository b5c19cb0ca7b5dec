/** The last act of a seat in a hand with what was answered to it (rooms.md 1.3). */
export interface Answered {
  a: number
  /** The act as it came, in one form. */
  body: string
  answer: unknown
}

export type Taken =
  | { kind: 'new' }
  | { kind: 'again'; answer: unknown }
  | { kind: 'action_reused' }
  | { kind: 'dropped' }

/**
 * What becomes of an act by its number: a new one is handled, the last one again gets the same answer, the last one with
 * another body is refused as `action_reused`, and one before the last is dropped.
 */
export function takeAct(last: Answered | null, { a, body }: Pick<Answered, 'a' | 'body'>): Taken {
  if (!last || a > last.a) return { kind: 'new' }
  if (a < last.a) return { kind: 'dropped' }
  return body === last.body ? { kind: 'again', answer: last.answer } : { kind: 'action_reused' }
}

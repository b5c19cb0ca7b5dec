import type { Waiting } from '@baize/api'
import type { Facts } from '../acts/facts.ts'

/** Ends a call whose act waits for somebody else now. It is no fault: the call answers 202. */
export class AwaitsApproval extends Error {
  override name = 'AwaitsApproval'
  readonly waiting: Waiting

  constructor(waiting: Waiting) {
    super('it waits for somebody else')
    this.waiting = waiting
  }
}

/** Ends a look at what an act would change. */
export class Looked extends Error {
  override name = 'Looked'
  readonly preview: Preview

  constructor(preview: Preview) {
    super('this is what would be')
    this.preview = preview
  }
}

/** What an act changes: the fields that matter before it, null where there is nothing yet, and after it. */
export interface Preview {
  before: Facts | null
  after: Facts
}

import type { Handlers } from '../../kernel/http/handlers.ts'
import type { DeskDependencies } from './dependencies.ts'
import { findAnything } from './find/find-anything.ts'

/** What operators read of all domains at once. */
export function createDesk(deps: DeskDependencies) {
  return {
    routes: {
      'find.anything': (input, { caller }) => findAnything(deps, input, caller),
    } satisfies Partial<Handlers>,
  }
}
export type Desk = ReturnType<typeof createDesk>

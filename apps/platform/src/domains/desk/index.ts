import type { Handlers } from '../../kernel/http/handlers.ts'
import type { DeskDependencies } from './dependencies.ts'
import { readFile } from './file/read-file.ts'
import { findAnything } from './find/find-anything.ts'
import { findMembers } from './members/find-members.ts'
import { revealField } from './reveal/reveal-field.ts'

/** What operators read of all domains at once. */
export function createDesk(deps: DeskDependencies) {
  return {
    routes: {
      'find.anything': (input, { caller }) => findAnything(deps, input, caller),
      'members.find': (input, { caller }) => findMembers(deps, input, caller),
      'members.reveal': (input, where) => revealField(deps, input, where),
      'members.file': (input, where) => readFile(deps, input, where),
    } satisfies Partial<Handlers>,
  }
}
export type Desk = ReturnType<typeof createDesk>

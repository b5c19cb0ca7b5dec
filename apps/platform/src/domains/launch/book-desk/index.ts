import type { Handlers } from '../../../kernel/http/handlers.ts'
import type { LaunchDependencies } from '../launch-game.ts'
import { actOnBook } from './act-on-book.ts'
import { readFixtures, readMarkets } from './read-book.ts'
import { readLimits, setLimits } from './set-limits.ts'

/** The calls of operators about the book; its provider answers and does what they ask. */
export const createBookDesk = (deps: LaunchDependencies) =>
  ({
    'bookDesk.fixtures': input => readFixtures(deps, input),
    'bookDesk.markets': input => readMarkets(deps, input),
    'bookDesk.suspend': (input, { caller }) => actOnBook(deps, 'suspend', input, caller),
    'bookDesk.resume': (input, { caller }) => actOnBook(deps, 'resume', input, caller),
    'bookDesk.void': (input, { caller }) => actOnBook(deps, 'void', input, caller),
    'bookDesk.limits': input => readLimits(deps, input),
    'bookDesk.setLimits': (input, { caller }) => setLimits(deps, input, caller),
  }) satisfies Partial<Handlers>

import type { Facts } from '../../kernel/acts/facts.ts'
import { requireApproval } from '../../kernel/approvals/require-approval.ts'
import type { LaunchDependencies } from './launch-game.ts'

/**
 * Asks for a second operator before accepted stakes are void: whoever voids what has been seen gives a losing stake back, or takes a
 * win. A suspension, which moves nothing, takes one.
 */
export const requireTwoToVoid = (deps: Pick<LaunchDependencies, 'database' | 'clock'>, what: Facts): Promise<void> =>
  requireApproval(deps, { before: null, after: { ...what, void: true } })

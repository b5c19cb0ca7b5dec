import type { InputOf, ResponseOf } from '@baize/api'
import { ApiError } from '../../../kernel/api-error.ts'
import { requireApproval } from '../../../kernel/approvals/require-approval.ts'
import type { OperatorCaller } from '../../../kernel/http/caller.ts'
import type { LaunchDependencies } from '../launch-game.ts'
import { type Act, actOnTable } from './act-on-table.ts'
import { askDealer, dealerOf } from './ask-table.ts'

/**
 * Sets the limits of the rounds of a table that are still to be opened. Lower ones are a brake, which one operator may pull;
 * higher ones let the house lose more, and take two.
 * @throws ApiError invalid_input naming the tiers that the table may have, tier_unchanged, game_unknown,
 *   provider_unavailable, key_reused
 */
export async function setTier(
  deps: LaunchDependencies,
  { tier, ...input }: InputOf<'tables.setTier'>,
  caller: OperatorCaller,
): Promise<ResponseOf<'tables.setTier'>> {
  const { gameCode } = input
  const provider = await dealerOf(deps, gameCode)
  const { tables } = await askDealer(deps, provider, 'desk', { since: deps.clock.now().getTime() })
  const table = tables.find(({ game_code }) => game_code === gameCode)
  if (!table) throw new ApiError('game_unknown')
  const change = { before: { tier: table.tier }, after: { tier } }
  await requireApproval(deps, { ...change, isNeeded: tier > table.tier && tier <= table.highest_tier })
  const ask: Act['ask'] = (dealer, fields) => askDealer(deps, dealer, 'tier', { ...fields, tier })
  return actOnTable(deps, { action: 'tables.setTier', change, ask }, input, caller)
}

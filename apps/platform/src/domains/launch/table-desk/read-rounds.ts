import type { InputOf, ResponseOf } from '@baize/api'
import type { DeskRound } from '@baize/api/table-desk-protocol'
import type { LaunchDependencies } from '../launch-game.ts'
import { askDealer, dealerOf, refusalOf } from './ask-table.ts'
import { isoOrNull, presentAct, presentBook, presentRound, wire } from './present.ts'

type Rounds = ResponseOf<'tables.rounds'>

/** Rounds of a table, the newest first. @throws ApiError game_unknown, provider_unavailable */
export async function readRounds(
  deps: LaunchDependencies,
  { gameCode, before, limit }: InputOf<'tables.rounds'>,
): Promise<Rounds> {
  const provider = await dealerOf(deps, gameCode)
  const reply = await askDealer(deps, provider, 'rounds', { game_code: gameCode, before: before ?? null, limit })
  if (reply.status !== 'OK') throw refusalOf(reply)
  const { rounds } = reply
  const last = rounds.at(-1)?.serial ?? 1
  return { rounds: rounds.map(presentWhole), nextBefore: rounds.length < limit || last === 1 ? null : last }
}

const presentWhole = (round: DeskRound): Rounds['rounds'][number] => ({
  ...presentRound(round),
  ...{ definition: round.definition, takesBets: round.takes_bets, seed: round.seed, root: round.root },
  ...{ sealHash: round.seal_hash, previousSealHash: round.previous_seal_hash, settledAt: isoOrNull(round.settled_at) },
  void: round.void && { reason: round.void.reason, by: round.void.by && presentAct(round.void.by) },
  books: round.books.map(({ slips, stake, payout, ...book }) => ({
    ...{ ...presentBook(book), slips, stake: wire(stake), payout: wire(payout) },
  })),
})

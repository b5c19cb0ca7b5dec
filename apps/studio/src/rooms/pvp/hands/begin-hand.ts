import { randomBytes } from 'node:crypto'
import { sha256 } from '@baize/game-kit/node/crypto'
import { matchDefinitionHash } from '@baize/game-kit/pvp/registry'
import { type FormerHand, nextLead } from '@baize/game-kit/pvp/tien-len/deal'
import { commitmentOf } from '@baize/game-kit/seeds'
import type { MatchDependencies } from '../../rooms-dependencies.ts'
import { definitionOf, type RoomSpec } from '../room-spec.ts'
import { memberOf, type Seat } from '../seat.ts'
import { Hand } from './hand.ts'

/** The sixteen bytes of a uuid in 22 letters: a match stands in every act. */
export const newMatchId = (): string => `m:${randomBytes(16).toString('base64url')}`

interface Coming {
  match: string
  /** Number of the hand at its table, from 0. */
  hand: number
  former: FormerHand | null
  seats: readonly Seat[]
}

/** A match that is bound and stored, before its seal is told. @throws LeaseLost */
export async function beginHand(
  deps: MatchDependencies,
  { id, code, mode, stakeUnits, currency, privateCode }: RoomSpec,
  { match, hand, former, seats }: Coming,
): Promise<Hand> {
  const lead = code === 'DUO-TIENLEN' ? nextLead(former, seats.map(memberOf)) : null
  const definitionHash = matchDefinitionHash(definitionOf({ code }), sha256)
  const serverSeed = deps.outside.newServerSeed()
  if (mode !== 'practice')
    await deps.begun.add({
      ...{ id: match, room: id, code, definitionHash, currency, mode, stakeUnits, privateCode, hand, lead },
      serverSeed,
      commitment: commitmentOf(sha256, serverSeed),
      seats: seats.map(({ place, player, hold, since }) => ({
        ...{ place, visitId: player!.visit.id, userId: player!.member, holdId: hold!.id, queuedAt: since },
      })),
    })
  return new Hand(deps, { match, definitionHash, mode, stakeUnits, hand, lead, serverSeed }, seats)
}

import type { ResponseOf } from '@baize/api'
import type { DeskRound, DeskTable } from '@baize/api/table-desk-protocol'
import { toWire } from '@baize/money'

type ShownRound = NonNullable<ResponseOf<'tables.desk'>['tables'][number]['round']>

export const iso = (ms: number): string => new Date(ms).toISOString()
export const isoOrNull = (ms: number | null): string | null => (ms === null ? null : iso(ms))
export const wire = (units: number): string => toWire(BigInt(units))
export const wireOrNull = (units: number | null): string | null => (units === null ? null : wire(units))

export const presentBook = ({ currency, play_mode }: Pick<DeskTable['today'][number], 'currency' | 'play_mode'>) => ({
  currency,
  mode: play_mode === 'real' ? ('REAL' as const) : ('PLAY' as const),
})

export const presentAct = <A extends { at: number }>({ at, ...act }: A) => ({ ...act, at: iso(at) })

/** The part of a round that the desk and the list of rounds have in common. */
export const presentRound = (round: NonNullable<DeskTable['round']> | DeskRound): Omit<ShownRound, 'books'> => ({
  ...{ serial: round.serial, phase: round.phase, state: round.state, tier: round.tier, voidAsked: round.void_asked },
  commitment: round.commitment,
  opensAt: iso(round.opens_at),
  closesAt: iso(round.closes_at),
  sealsAt: iso(round.seals_at),
  resultAt: iso(round.result_at),
  endsAt: iso(round.ends_at),
})

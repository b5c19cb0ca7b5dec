import { chanceOfAtLeast } from './binomial.ts'

/** A seat of a hand of real money, as the nightly score reads it. */
export interface SeatRecord {
  member: string
  netUnits: number
  /** A room's stake, so that losses can be counted in it. */
  stakeUnits: number
  queuedAt: number
  /** When the member's account was opened. */
  openedAt: number
  /** The clock moved for it, or it left: such a loss may be a gift. */
  isByClock: boolean
  /** Chances to play improbably against each other member of the hand, and how often it did. */
  plays: Readonly<Record<string, { chances: number; improbable: number }>>
}

export interface HandRecord {
  game: string
  at: number
  seats: readonly SeatRecord[]
}

/** What a score found between a member and one partner, or of a member alone. */
export interface Signal {
  kind: 'pair-share' | 'net-flow' | 'improbable-play' | 'clock-losses' | 'queue-together' | 'new-to-old'
  member: string
  partner: string | null
  /** The figure that passed its bound. */
  figure: number
}

/** Bounds of rooms.md 4.3. */
const PAIR_SHARE = 0.2
const ONE_SIDED_P = 0.001
const FLOW_SHARE = 0.6
const FLOW_HANDS = 20
const IMPROBABLE_SHARE: Readonly<Record<string, number>> = { 'DUO-TIENLEN': 0.15, 'DUO-DICE': 0.25 }
const CLOCK_LOSSES = 0.1
const QUEUE_MS = 2_000
const QUEUE_SHARE = 0.6
const NEW_TO_OLD_STAKES = 50
/** An account is new for so long. */
const NEW_MS = 7 * 86_400_000

interface Met {
  hand: HandRecord
  own: SeatRecord
}
interface MetPartner extends Met {
  other: SeatRecord
}

/** Signals of one member over its hands of a window. No score decides alone: an operator reads the replay. */
export function signalsOf(member: string, hands: readonly HandRecord[]): Signal[] {
  const met = hands.flatMap((hand): Met[] => {
    const own = hand.seats.find(seat => seat.member === member)
    return own ? [{ hand, own }] : []
  })
  const partners = new Map<string, MetPartner[]>()
  for (const { hand, own } of met)
    for (const other of hand.seats)
      if (other.member !== member)
        partners.set(other.member, [...(partners.get(other.member) ?? []), { hand, own, other }])
  const found: Signal[] = []
  const note = (kind: Signal['kind'], partner: string | null, figure: number, isPassed: boolean) => {
    if (isPassed) found.push({ kind, member, partner, figure })
  }
  const losses = met.filter(({ own }) => own.netUnits < 0)
  const byClock = share(losses, ({ own }) => own.isByClock)
  note('clock-losses', null, byClock, byClock > CLOCK_LOSSES)
  const lost = losses.reduce((sum, { own }) => sum - own.netUnits, 0)
  for (const [partner, together] of partners) {
    const p = oneSidedP(together)
    note('pair-share', partner, p, together.length / met.length > PAIR_SHARE && p < ONE_SIDED_P)
    const flow = lost > 0 ? flowTo(together) / lost : 0
    note('net-flow', partner, flow, together.length >= FLOW_HANDS && flow > FLOW_SHARE)
    for (const [game, most] of Object.entries(IMPROBABLE_SHARE)) {
      const improbable = improbableShare(
        together.filter(one => isMeantBy(game, one)),
        partner,
      )
      note('improbable-play', partner, improbable, improbable > most)
    }
    const queued = share(together, ({ own, other }) => Math.abs(own.queuedAt - other.queuedAt) <= QUEUE_MS)
    note('queue-together', partner, queued, queued > QUEUE_SHARE)
    const given = together.filter(isNewToOld).reduce((sum, { own }) => sum - own.netUnits / own.stakeUnits, 0)
    note('new-to-old', partner, given, given > NEW_TO_OLD_STAKES)
  }
  return found
}

const share = <T>(all: readonly T[], is: (one: T) => boolean): number =>
  all.length === 0 ? 0 : all.filter(is).length / all.length

/** Dice tell something in lost matches alone; passes at every table. */
const isMeantBy = (game: string, { hand, own }: MetPartner): boolean =>
  hand.game === game && (game !== 'DUO-DICE' || own.netUnits < 0)

function improbableShare(together: readonly MetPartner[], partner: string): number {
  const plays = together.map(({ own }) => own.plays[partner] ?? { chances: 0, improbable: 0 })
  const chances = plays.reduce((sum, play) => sum + play.chances, 0)
  return chances === 0 ? 0 : plays.reduce((sum, play) => sum + play.improbable, 0) / chances
}

/** The chance that even odds give so one-sided a result between two, draws aside. */
function oneSidedP(together: readonly MetPartner[]): number {
  const ahead = together.filter(({ own, other }) => own.netUnits > other.netUnits).length
  const behind = together.filter(({ own, other }) => own.netUnits < other.netUnits).length
  return chanceOfAtLeast(Math.max(ahead, behind), ahead + behind)
}

/** Units that went to the partner: of a hand's loss the part that the partner won of all that was won. */
const flowTo = (together: readonly MetPartner[]): number =>
  together.reduce((sum, { hand, own, other }) => {
    const won = hand.seats.reduce((all, { netUnits }) => all + Math.max(0, netUnits), 0)
    if (own.netUnits < 0 && other.netUnits > 0) return sum + (-own.netUnits * other.netUnits) / won
    return own.netUnits > 0 && other.netUnits < 0 ? sum - (own.netUnits * -other.netUnits) / won : sum
  }, 0)

const isNewToOld = ({ hand, own, other }: MetPartner): boolean =>
  hand.at - own.openedAt < NEW_MS && hand.at - other.openedAt >= NEW_MS

import { generateConclude, holdsMoney, knownRounds } from './generate-conclude.ts'
import { generatePool, otherSettle, someSeries } from './generate-extras.ts'
import type { WalletModel } from './model.ts'
import { type Numbers, numbersFrom } from './numbers.ts'
import type {
  BetState,
  ConcludeCall,
  CreditCall,
  HoldCall,
  MemberCall,
  ModelBet,
  PoolCall,
  RollbackCall,
  SeatOfConclude,
  SettleCall,
  SplitCall,
} from './state.ts'
import type { Cast, Step, Travel } from './steps.ts'

const amounts = [1, 100, 3_333, 10_000, 250_000, 5_000_000, 5_000_001, 0]
const states: Exclude<BetState, 'OPEN'>[] = ['WON', 'LOST', 'PUSH', 'VOID', 'CASHED_OUT', 'HALF_WON', 'HALF_LOST']

/**
 * The next step of a sequence, chosen by what the model knows: mostly calls that make sense, among repeats, changed
 * repeats, strangers' bets, wrong rounds, ids of other calls, and too much.
 */
export class Sequence {
  readonly #numbers: Numbers
  readonly #model: WalletModel
  readonly #cast: Cast
  readonly #name: string
  readonly #sent: MemberCall[] = []
  #serial = 0

  constructor(deps: { seed: number; model: WalletModel; cast: Cast; name: string }) {
    this.#numbers = numbersFrom(deps.seed)
    this.#model = deps.model
    this.#cast = deps.cast
    this.#name = deps.name
  }

  next(): Step {
    const { chance, below, one } = this.#numbers
    const dice = below(100)
    if (dice < 4) return { kind: 'fund', user: one(this.#cast.users), units: one([100, 10_000, 2_000_000]) }
    if (dice < 5) return { kind: 'end', provider: one(this.#cast.providers), user: one(this.#cast.users) }
    if (dice < 13) return this.#batch()
    if (dice < 22) return this.#race()
    const travel = one<Travel>([
      'well',
      'well',
      'well',
      'well',
      'request lost',
      'answer lost',
      'twice',
      'twice at once',
    ])
    return { kind: 'call', call: chance(0.08) ? this.#pool() : this.#call(), travel }
  }

  #id = (kind: string) => `${this.#name}-${kind}-${++this.#serial}`

  #call(): MemberCall {
    const call = this.#fresh()
    this.#sent.push(call)
    return call
  }

  #fresh(): MemberCall {
    const { chance, below, one } = this.#numbers
    if (this.#sent.length > 0 && chance(0.2)) return this.#again(one(this.#sent))
    const dice = below(100)
    if (dice < 29) return this.#bet()
    if (dice < 49) return this.#settle()
    if (dice < 64) return this.#rollback()
    if (dice < 71) return this.#split()
    if (dice < 74) return this.#credit()
    if (dice < 94) return this.#end()
    return this.#hold()
  }

  /** The same call once more, or the same id with another body. */
  #again(call: MemberCall): MemberCall {
    const { chance, one } = this.#numbers
    if (chance(0.6)) return structuredClone(call)
    if (call.name === 'bet') return { ...call, amount: one(amounts), isFree: chance(0.2) }
    if (call.name === 'settle') return otherSettle(call, this.#numbers)
    if (call.name === 'rollback') return { ...call, reference: this.#anyId(call.provider) }
    if (call.name === 'split') return { ...call, parts: [call.parts[1], call.parts[0]] }
    if (call.name === 'conclude')
      return { ...call, seats: call.seats.map(seat => ({ ...seat, releases: !seat.releases })) }
    return { ...call, amount: call.amount + 1 }
  }

  #betsOf(provider: string): ModelBet[] {
    return Object.values(this.#model.state.bets).filter(bet => bet.provider === provider)
  }

  /** An id that stands for something, or for nothing yet. */
  #anyId(provider: string): string {
    const { chance, one } = this.#numbers
    const known = Object.keys(this.#model.state.ids).filter(id => id.startsWith(`${provider}|`))
    return known.length > 0 && chance(0.8) ? one(known).slice(provider.length + 1) : this.#id('early')
  }

  #bet(): MemberCall {
    const { chance, one } = this.#numbers
    const provider = one(this.#cast.providers)
    const user = one(this.#cast.users)
    const rounds = this.#cast.users.flatMap(one => knownRounds(this.#model.state, provider, one))
    const round = rounds.length > 0 && chance(0.5) ? one(rounds) : this.#id('round')
    const orders = Object.keys(this.#model.state.holds).filter(purse => purse.startsWith(`${provider}|`))
    const order = orders.length > 0 && chance(0.25) ? one(orders).split('|')[1]! : undefined
    return {
      ...{ name: 'bet', provider, user, round, id: this.#newId('bet', provider), amount: one(amounts) },
      ...{ closes: chance(0.05), isFree: chance(0.03), ...(order ? { holdRound: order } : {}) },
    }
  }

  /** Mostly a new id; sometimes one that waits as a tombstone, or was refused. */
  #newId(kind: string, provider: string): string {
    const { chance, one } = this.#numbers
    const { ids, refusals } = this.#model.state
    const used = [...Object.keys(ids), ...Object.keys(refusals)].filter(id => id.startsWith(`${provider}|`))
    return used.length > 0 && chance(0.05) ? one(used).slice(provider.length + 1) : this.#id(kind)
  }

  #settle(): MemberCall {
    const { chance, one } = this.#numbers
    const provider = one(this.#cast.providers)
    const bets = this.#betsOf(provider)
    const open = bets.filter(bet => bet.state === 'OPEN')
    const some = open.length > 0 && chance(0.8) ? open : bets
    const first = some.length > 0 ? one(some) : undefined
    const user = first && chance(0.96) ? first.user : one(this.#cast.users)
    const round = first && chance(0.96) ? first.round : this.#id('round')
    const together = bets.filter(bet => bet.round === round && bet.user === user && chance(0.6))
    const lines = [...new Map([first, ...together].filter(bet => !!bet).map(bet => [bet.id, bet])).values()].map(bet =>
      this.#line(bet),
    )
    if (lines.length === 0 || chance(0.04))
      lines.push({ bet: this.#id('unknown'), payout: 100, valid: 0, state: 'WON' })
    const of = { provider, user, round, id: this.#newId('settle', provider), lines, closes: chance(0.5) }
    return { name: 'settle', ...of, ...someSeries(this.#numbers) } satisfies SettleCall
  }

  #line({ id, stake }: ModelBet): SettleCall['lines'][number] {
    const { chance, one } = this.#numbers
    const state = one(states)
    const valid = chance(0.03) ? stake + 1 : one([0, stake, Math.floor(stake / 2)])
    if (state === 'VOID') return { bet: id, state, valid: 0, payout: chance(0.9) ? stake : stake + 100 }
    if (state === 'LOST') return { bet: id, state, valid, payout: 0 }
    return { bet: id, state, valid, payout: one([stake, stake * 2, 123_456, chance(0.05) ? 10_000_000_000_001 : 700]) }
  }

  #rollback(): MemberCall {
    const { chance, one } = this.#numbers
    const provider = one(this.#cast.providers)
    const { bets, settles } = this.#model.state
    const keys = [...Object.keys(bets), ...Object.keys(settles)].filter(key => key.startsWith(`${provider}|`))
    const key = keys.length > 0 && chance(0.85) ? one(keys) : undefined
    const reference = key ? key.slice(provider.length + 1) : this.#anyId(provider)
    const bet = key && (bets[key] ?? bets[`${provider}|${settles[key]?.[0]}`])
    const user = bet && chance(0.95) ? bet.user : one(this.#cast.users)
    const round = bet && chance(0.95) ? bet.round : this.#id('round')
    const id = chance(0.02) ? reference : this.#newId('back', provider)
    return { name: 'rollback', provider, user, round, id, reference, closes: chance(0.3) } satisfies RollbackCall
  }

  /** Mostly parts that fit an open bet; sometimes none of it, another sum, an empty part, or an id that is taken. */
  #split(of?: SplitCall): MemberCall {
    const { chance, one } = this.#numbers
    const provider = of?.provider ?? one(this.#cast.providers)
    const bets = this.#betsOf(provider)
    const open = bets.filter(bet => bet.state === 'OPEN')
    if (open.length === 0 && chance(0.8)) return this.#bet()
    const some = open.length > 0 && chance(0.9) ? open : bets
    const named = of && bets.find(bet => bet.id === of.reference)
    const bet = named ?? (some.length > 0 && chance(0.95) ? one(some) : undefined)
    const user = bet && chance(0.96) ? bet.user : one(this.#cast.users)
    const round = bet && chance(0.96) ? bet.round : this.#id('round')
    const stake = bet?.stake ?? 100
    const first = chance(0.03) ? 0 : one([1, Math.floor(stake / 3), Math.floor(stake / 2)])
    const second = chance(0.95) ? Math.max(0, stake - first) : stake
    const ids = [this.#newId('part', provider), this.#newId('part', provider)] as const
    return {
      ...{ name: 'split', provider, user, round, id: this.#newId('split', provider) },
      reference: bet?.id ?? this.#anyId(provider),
      parts: [
        { id: ids[0], amount: first },
        // A call that names one id for both parts does not have the shape of one.
        { id: ids[1] === ids[0] ? this.#id('part') : ids[1], amount: second },
      ],
    } satisfies SplitCall
  }

  #credit(): MemberCall {
    const { chance, one } = this.#numbers
    const provider = one(this.#cast.providers)
    const bet = one([...this.#betsOf(provider), undefined])
    const [user, round] = bet && chance(0.95) ? [bet.user, bet.round] : [one(this.#cast.users), this.#id('round')]
    const of = {
      provider,
      user,
      round,
      id: this.#newId('credit', provider),
      reference: bet?.id ?? this.#anyId(provider),
    }
    return { name: 'credit', ...of, amount: one([100, 13_000, 10_000_000_000_001]) } satisfies CreditCall
  }

  /** The end of a round, or first some more money aside for one. */
  #end(): MemberCall {
    const { chance, one } = this.#numbers
    const provider = one(this.#cast.providers)
    const without = this.#cast.users.filter(user => !holdsMoney(this.#model.state, provider, user))
    if (without.length === 0 || (without.length < 3 && chance(0.5)) || chance(0.05)) return this.#conclude(provider)
    const [user, id] = [one(without), this.#newId('hold', provider)]
    return { name: 'hold', provider, user, round: this.#id('purse'), id, amount: one([5_000, 300_000]) }
  }

  #conclude(provider: string, holdRound?: string): ConcludeCall {
    const { state } = this.#model
    const ids = { newId: (kind: string) => this.#newId(kind, provider), freshId: (kind: string) => this.#id(kind) }
    return generateConclude({ numbers: this.#numbers, state, users: this.#cast.users, provider, ...ids }, holdRound)
  }

  #hold(): MemberCall {
    const { chance, one } = this.#numbers
    const holds = Object.keys(this.#model.state.holds)
    const [provider = one(this.#cast.providers), round = this.#id('order'), user = one(this.#cast.users)] =
      holds.length > 0 && chance(0.7) ? one(holds).split('|') : []
    const name = chance(0.5) ? 'hold' : 'release'
    const id = this.#newId(name, provider)
    return { name, provider, user, round, id, amount: one([1, 5_000, 300_000, 9_000_000]) } satisfies HoldCall
  }

  #pool(): PoolCall {
    const provider = this.#numbers.one(this.#cast.providers)
    const { state } = this.#model
    return generatePool({ numbers: this.#numbers, state, users: this.#cast.users, provider, freshId: this.#id })
  }

  #batch(): Step {
    const { chance, below } = this.#numbers
    const calls: MemberCall[] = []
    const size = 2 + below(4)
    while (calls.length < size) {
      const twice = calls.length > 0 && chance(0.25)
      const call = twice ? structuredClone(calls.at(-1)!) : this.#call()
      if (calls[0] && call.provider !== calls[0].provider) continue
      calls.push(chance(0.02) ? { ...call, isForeign: true } : call)
    }
    return { kind: 'batch', provider: calls[0]!.provider, calls }
  }

  #race(): Step {
    const first = this.#call()
    let second = this.#numbers.chance(0.5) ? this.#against(first) : this.#call()
    // One new id with two bodies at the same moment: each is judged by itself, which no order tells.
    while (
      second.provider === first.provider &&
      second.id === first.id &&
      JSON.stringify(second) !== JSON.stringify(first)
    )
      second = this.#call()
    return { kind: 'race', calls: [first, second] }
  }

  /** A call that touches what another one does: its rollback, the same once more, or the same bet. */
  #against(call: MemberCall): MemberCall {
    const { chance, one } = this.#numbers
    const { provider, user, round } = call
    if (chance(0.3)) return structuredClone(call)
    const back = (reference: string): RollbackCall => ({
      ...{ name: 'rollback', provider, user, round, id: this.#id('back'), reference, closes: false },
    })
    if (call.name === 'conclude') return this.#againstConclude(call, back)
    if (call.name !== 'split' || chance(0.2)) return back(call.id)
    const bet = this.#betsOf(provider).find(({ id }) => id === call.reference)
    const kind = one(['back', 'settle', 'split', 'part'] as const)
    if (kind === 'back' || !bet) return back(call.reference)
    if (kind === 'part') return back(one(call.parts).id)
    if (kind === 'split') return this.#split(call)
    const id = this.#id('settle')
    return { name: 'settle', provider, user, round, id, lines: [this.#line(bet)], closes: chance(0.3) }
  }

  #againstConclude({ id, provider, user, seats }: ConcludeCall, back: (reference: string) => RollbackCall): MemberCall {
    const { one } = this.#numbers
    const [{ bet, holdRound, stake }] = seats as [SeatOfConclude]
    const kind = one(['back', 'seat', 'conclude', 'release'] as const)
    if (kind === 'back') return back(id)
    if (kind === 'seat') return back(bet)
    if (kind === 'conclude') return this.#conclude(provider, holdRound)
    return { name: 'release', provider, user, round: holdRound, id: this.#id('release'), amount: Math.max(1, stake) }
  }
}

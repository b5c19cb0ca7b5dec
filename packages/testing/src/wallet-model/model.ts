import { asked, namesItself } from './asked.ts'
import { concludeRound, isRoundClosed } from './conclude.ts'
import { movePool } from './pool.ts'
import type {
  Answer,
  BetCall,
  Bounds,
  ConcludeCall,
  CreditCall,
  HoldCall,
  MemberCall,
  ModelBet,
  ModelState,
  PoolCall,
  RollbackCall,
  SettleCall,
  SplitCall,
  Status,
} from './state.ts'

/**
 * A second, plain implementation of docs/wallet-protocol.md, in memory. Each call changes the state and answers as the
 * wallet must.
 */
export class WalletModel {
  state: ModelState
  readonly #bounds: Bounds

  constructor(state: ModelState, bounds: Bounds) {
    this.state = state
    this.#bounds = bounds
  }

  copy(): WalletModel {
    return new WalletModel(structuredClone(this.state), this.#bounds)
  }

  call(call: MemberCall | PoolCall): Answer {
    if (call.name === 'pool') return movePool(this.state, this.#bounds, call)
    if (call.isForeign) return { status: 'INVALID_PARTNER', balance: null, ...noSeats(call) }
    if (namesItself(call)) return this.#refuse(call, 'DUPLICATE_TRANSACTION')
    const known = this.#known(call)
    if (known) return known
    switch (call.name) {
      case 'bet':
        return this.#bet(call)
      case 'settle':
        return this.#settle(call)
      case 'rollback':
        return this.#rollBack(call)
      case 'split':
        return this.#split(call)
      case 'credit':
        return this.#credit(call)
      case 'conclude':
        return this.#conclude(call)
      default:
        return this.#moveHold(call)
    }
  }

  /** Money that comes from elsewhere. */
  fund(user: string, units: number): void {
    this.state.main[user]! += units
  }

  #known(call: MemberCall): Answer | null {
    const id = this.state.ids[`${call.provider}|${call.id}`]
    if (id) return id.asked === asked(call) ? id.answer : this.#refuse(call, 'DUPLICATE_TRANSACTION')
    const refusal = this.state.refusals[`${call.provider}|${call.id}`]
    if (!refusal || !['bet', 'hold'].includes(call.name)) return null
    return this.#refuse(call, refusal.asked === asked(call) ? refusal.status : 'DUPLICATE_TRANSACTION')
  }

  #refuse(call: MemberCall, status: Status): Answer {
    return { status, balance: this.state.main[call.user]!, ...noSeats(call) }
  }

  /** Refuses, and the id stays refused. */
  #refuseForGood(call: BetCall | HoldCall, status: Status): Answer {
    this.state.refusals[`${call.provider}|${call.id}`] = { asked: asked(call), status }
    return this.#refuse(call, status)
  }

  #accept(call: MemberCall, seats: Pick<Answer, 'seats'> = {}): Answer {
    const answer: Answer = { status: 'OK', balance: this.state.main[call.user]!, ...seats }
    this.state.ids[`${call.provider}|${call.id}`] = { asked: asked(call), answer }
    return answer
  }

  #isLive = ({ provider, user }: Pick<MemberCall, 'provider' | 'user'>) =>
    !this.state.ended.includes(`${provider}|${user}`)

  #isClosed = (call: MemberCall) => isRoundClosed(this.state, call)

  #bet(call: BetCall): Answer {
    const { state } = this
    const { provider, user, round, id, amount } = call
    const isHeld = call.holdRound !== undefined
    const from = isHeld ? state.holds : state.main
    const purse = isHeld ? `${provider}|${call.holdRound}|${user}` : user
    if (!isHeld && !this.#isLive(call)) return this.#refuseForGood(call, 'TOKEN_EXPIRED')
    if (call.isFree || amount === 0 || amount > this.#bounds.maxBet) return this.#refuseForGood(call, 'LIMIT_REACHED')
    if (this.#isClosed(call)) return this.#refuseForGood(call, 'ROUND_CLOSED')
    if ((from[purse] ?? 0) < amount) return this.#refuseForGood(call, 'NOT_ENOUGH_MONEY')
    from[purse]! -= amount
    state.bets[`${provider}|${id}`] = {
      ...{ provider, id, user, round, stake: amount, payout: 0, valid: 0, rebate: 0 },
      ...{ state: 'OPEN', settledBy: null, isTakenBack: false, splitBy: null, closesRound: call.closes },
    }
    return this.#accept(call)
  }

  #split(call: SplitCall): Answer {
    const { bets, ids, poolBets } = this.state
    const { provider, user, round, reference, parts } = call
    const bet = bets[`${provider}|${reference}`]
    if (bet?.user !== user || bet.round !== round || bet.state === 'VOID')
      return this.#refuse(call, 'TRANSACTION_DOES_NOT_EXIST')
    if (bet.state !== 'OPEN' || poolBets.includes(`${provider}|${reference}`))
      return this.#refuse(call, 'DUPLICATE_TRANSACTION')
    if (this.#isClosed(call)) return this.#refuse(call, 'ROUND_CLOSED')
    const [first, second] = parts
    if (first.amount === 0 || second.amount === 0 || first.amount + second.amount !== bet.stake)
      return this.#refuse(call, 'INVALID_AMOUNT')
    if (parts.some(({ id }) => ids[`${provider}|${id}`])) return this.#refuse(call, 'DUPLICATE_TRANSACTION')
    for (const { id, amount } of parts) {
      bets[`${provider}|${id}`] = { ...bet, id, stake: amount }
      // The id of a part stands for it, and no call asked for it under that id.
      ids[`${provider}|${id}`] = { asked: 'part', answer: { status: 'OK', balance: null } }
    }
    Object.assign(bet, { state: 'VOID', splitBy: call.id })
    return this.#accept(call)
  }

  #credit(call: CreditCall): Answer {
    const { bets, credited, main } = this.state
    const named = `${call.provider}|${call.reference}`
    const bet = bets[named]
    if (bet?.user !== call.user || bet.round !== call.round || bet.state === 'OPEN' || bet.state === 'VOID')
      return this.#refuse(call, 'TRANSACTION_DOES_NOT_EXIST')
    if (credited.includes(named)) return this.#refuse(call, 'DUPLICATE_TRANSACTION')
    if (call.amount > this.#bounds.maxPayout) return this.#refuse(call, 'LIMIT_REACHED')
    credited.push(named)
    main[call.user]! += call.amount
    return this.#accept(call)
  }

  #conclude(call: ConcludeCall): Answer {
    const ended = concludeRound(this.state, call, {
      maxPayout: this.#bounds.maxPayout,
      isLive: user => this.#isLive({ provider: call.provider, user }),
    })
    return typeof ended === 'string' ? this.#refuse(call, ended) : this.#accept(call, { seats: ended })
  }

  #settle(call: SettleCall): Answer {
    const { state } = this
    const { provider, user, round, id, lines } = call
    const named = lines.map(line => {
      const bet = state.bets[`${provider}|${line.bet}`]
      return { ...line, stored: bet?.user === user && bet.round === round && bet.state !== 'VOID' ? bet : undefined }
    })
    if (named.some(({ stored }) => !stored)) return this.#refuse(call, 'TRANSACTION_DOES_NOT_EXIST')
    if (named.some(({ stored }) => stored!.state !== 'OPEN')) return this.#refuse(call, 'DUPLICATE_TRANSACTION')
    const isWrong = named.some(
      line => line.valid > line.stored!.stake || (line.state === 'VOID' && line.payout !== line.stored!.stake),
    )
    if (isWrong) return this.#refuse(call, 'INVALID_AMOUNT')
    if (named.some(({ payout }) => payout > this.#bounds.maxPayout)) return this.#refuse(call, 'LIMIT_REACHED')
    const most = call.series === undefined ? 0 : Math.max(0, (this.#bounds.maxSeries - call.series) * 5)
    const rate = Math.min(call.rebate ?? 0, most)
    for (const { stored, payout, valid, state: became } of named) {
      const bet = stored!
      bet.payout = payout
      bet.valid = became === 'VOID' ? 0 : valid
      bet.rebate = became === 'VOID' ? 0 : Math.trunc((bet.stake * rate) / 1_000_000) * 100
      bet.state = became
      bet.settledBy = id
      bet.closesRound ||= call.closes
      state.main[user]! += payout + bet.rebate
      if (became !== 'VOID') this.#note(id, bet, 1)
    }
    state.settles[`${provider}|${id}`] = lines.map(({ bet }) => bet)
    return this.#accept(call)
  }

  #note(id: string, { provider, id: bet, stake, payout, valid }: ModelBet, sign: 1 | -1): void {
    this.state.facts.push({ provider, id, bet, sign, stake, payout, valid })
  }

  #rollBack(call: RollbackCall): Answer {
    const { state } = this
    const { provider, reference } = call
    const bet = state.bets[`${provider}|${reference}`]
    const lines = bet
      ? [bet]
      : (state.settles[`${provider}|${reference}`] ?? []).map(id => state.bets[`${provider}|${id}`]!)
    const isFinal = bet?.splitBy || state.concluded.includes(`${provider}|${bet?.settledBy}`)
    if (lines.some(line => line.user !== call.user || line.round !== call.round) || isFinal)
      return this.#refuse(call, 'TRANSACTION_DOES_NOT_EXIST')
    if (bet) this.#takeBetBack(call, bet)
    else if (lines.length > 0) this.#takeSettleBack(call, lines)
    else if (state.ids[`${provider}|${reference}`]?.asked ?? false)
      return this.#refuse(call, 'TRANSACTION_DOES_NOT_EXIST')
    else state.ids[`${provider}|${reference}`] = { asked: '', answer: { status: 'OK', balance: null } }
    return this.#accept(call)
  }

  /** Takes money back as far as there is some; the house bears the rest. */
  #takeBack(user: string, units: number): void {
    this.state.main[user]! -= Math.min(units, this.state.main[user]!)
  }

  #takeBetBack(call: RollbackCall, bet: ModelBet): void {
    if (bet.isTakenBack) return
    if (bet.state !== 'VOID') {
      if (bet.state !== 'OPEN') this.#note(call.id, bet, -1)
      this.state.main[bet.user]! += bet.stake
      this.#takeBack(bet.user, bet.payout)
      this.#takeBack(bet.user, bet.rebate)
    }
    Object.assign(bet, { state: 'VOID', payout: 0, valid: 0, rebate: 0, settledBy: null, isTakenBack: true })
    bet.closesRound = call.closes
  }

  #takeSettleBack(call: RollbackCall, lines: ModelBet[]): void {
    const inForce = lines.filter(bet => bet.settledBy === call.reference)
    const sum = (of: 'payout' | 'rebate') => inForce.reduce((total, bet) => total + bet[of], 0)
    this.#takeBack(call.user, sum('payout'))
    this.#takeBack(call.user, sum('rebate'))
    for (const bet of inForce) {
      if (bet.state !== 'VOID') this.#note(call.id, bet, -1)
      Object.assign(bet, { state: 'OPEN', payout: 0, valid: 0, rebate: 0, settledBy: null, closesRound: false })
    }
  }

  #moveHold(call: HoldCall): Answer {
    const { main, holds } = this.state
    const purse = `${call.provider}|${call.round}|${call.user}`
    const sign = call.name === 'hold' ? 1 : -1
    if (call.name === 'hold' && !this.#isLive(call)) return this.#refuseForGood(call, 'TOKEN_EXPIRED')
    const there = call.name === 'hold' ? main[call.user]! : (holds[purse] ?? 0)
    if (there < call.amount)
      return call.name === 'hold'
        ? this.#refuseForGood(call, 'NOT_ENOUGH_MONEY')
        : this.#refuse(call, 'NOT_ENOUGH_MONEY')
    main[call.user]! -= sign * call.amount
    holds[purse] = (holds[purse] ?? 0) + sign * call.amount
    return this.#accept(call)
  }
}

/** A refused conclude ended no seat. */
const noSeats = ({ name }: MemberCall): Pick<Answer, 'seats'> => (name === 'conclude' ? { seats: [] } : {})

import type { WinEvent } from '@baize/game-kit/events'
import type { Texts } from '../texts/index.ts'
import type { Action } from '../timeline/beats.ts'

export interface SentenceInput {
  wins: readonly WinEvent[]
  amountUnits: number
  betUnits: number
  balance: string
  money: (units: number) => string
  texts: Texts
}

/** The result of a round in one sentence: what won, how much, and the balance. Returned money is not called a win. */
export function resultSentence({ wins, amountUnits, betUnits, balance, money, texts }: SentenceInput): string {
  const { live } = texts
  if (amountUnits === 0) return live.noWin(balance)
  const amount = money(amountUnits)
  const result = amountUnits <= betUnits ? live.returned({ amount, balance }) : live.won({ amount, balance })
  const what = winsPhrase(wins, texts)
  return what ? live.whatAndResult(what, result) : result
}

/** The best win in words and how many others there are. */
function winsPhrase(wins: readonly WinEvent[], { live, symbol }: Texts): string {
  const best = wins.toSorted((a, b) => b.amount - a.amount)[0]
  if (!best) return ''
  const named = { count: best.count, symbol: symbol(best.symbol) }
  const phrase = phraseOf(best, named, live)
  return wins.length > 1 ? `${phrase} ${live.more(wins.length - 1)}` : phrase
}

function phraseOf({ kind, id }: WinEvent, named: { count: number; symbol: string }, live: Texts['live']): string {
  if (kind === 'line') return live.line({ ...named, line: id })
  return kind === 'cluster' ? live.cluster(named) : live.ways(named)
}

/** What a step of a feature says while it is shown; null where the picture alone changes. */
export function stepSentence(
  action: Action,
  heldBefore: number,
  money: (units: number) => string,
  texts: Texts,
): string | null {
  const { live } = texts
  switch (action.kind) {
    case 'free-spins-intro':
      return live.freeSpinsStart(action)
    case 'special':
      return live.special(texts.symbol(action.symbol))
    case 'expand':
      return live.expand({ symbol: texts.symbol(action.symbol), reels: action.reels.map(reel => reel + 1).join(', ') })
    case 'reveal':
      return live.reveal(texts.symbol(action.symbol))
    case 'spark':
      return live.spark(action.cells.length)
    case 'full-grid':
      return live.fullGrid(action.multiplier)
    case 'wheel-intro':
      return live.wheelStart
    case 'wheel-stop': {
      const { multiple } = action.wheel
      return multiple > 0 ? live.wheelStop(multiple) : live.wheelUp
    }
    case 'free-spin':
      return live.freeSpin(action.n, action.of)
    case 'retrigger':
      return live.retrigger(action.added)
    case 'hold-intro':
      return live.holdStart(action.held.length)
    case 'respin':
      return live.respin({ landed: action.landed.length, held: heldBefore + action.landed.length, lives: action.lives })
    case 'jackpot':
      return live.jackpot({ name: texts.jackpots[action.name], amount: money(action.amountUnits) })
    case 'feature-outro':
      return live.featureEnd(money(action.amountUnits))
    case 'capped':
      return live.capped
    case 'wins':
      return action.isFinal ? null : texts.win(money(action.stepUnits))
    default:
      return null
  }
}

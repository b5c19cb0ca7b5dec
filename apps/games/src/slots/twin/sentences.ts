import type { WinEvent } from '@baize/game-kit/events'
import type { Texts } from '../texts.ts'
import type { Action } from '../timeline/beats.ts'

export interface SentenceInput {
  wins: readonly WinEvent[]
  amountUnits: number
  betUnits: number
  balance: string
  money: (units: number) => string
  t: Texts
}

/** The result of a round in one sentence: what won, how much, and the balance. Returned money is not called a win. */
export function resultSentence({ wins, amountUnits, betUnits, balance, money, t }: SentenceInput): string {
  if (amountUnits === 0) return t('results.noWin', { balance })
  const amount = money(amountUnits)
  const result =
    amountUnits <= betUnits ? t('results.returned', { amount, balance }) : t('results.won', { amount, balance })
  const what = winsPhrase(wins, t)
  return what ? t('live.whatAndResult', { what, result }) : result
}

/** The best win in words and how many others there are. */
function winsPhrase(wins: readonly WinEvent[], t: Texts): string {
  const best = wins.toSorted((a, b) => b.amount - a.amount)[0]
  if (!best) return ''
  const named = { count: best.count, symbol: t.symbol(best.symbol) }
  const phrase = phraseOf(best, named, t)
  return wins.length > 1 ? `${phrase} ${t('live.more', { n: wins.length - 1 })}` : phrase
}

function phraseOf({ kind, id }: WinEvent, named: { count: number; symbol: string }, t: Texts): string {
  if (kind === 'line') return t('live.line', { ...named, line: id })
  return kind === 'cluster' ? t('live.cluster', named) : t('live.ways', named)
}

/** What a step of a feature says while it is shown; null where the picture alone changes. */
export function stepSentence(
  action: Action,
  heldBefore: number,
  money: (units: number) => string,
  t: Texts,
): string | null {
  switch (action.kind) {
    case 'free-spins-intro':
      return t('live.freeSpinsStart', { spins: action.spins, multiplier: action.multiplier })
    case 'special':
      return t('live.special', { symbol: t.symbol(action.symbol) })
    case 'expand':
      return t(action.reels.length > 1 ? 'live.expandMany' : 'live.expand', {
        symbol: t.symbol(action.symbol),
        reels: action.reels.map(reel => reel + 1).join(', '),
      })
    case 'reveal':
      return t('live.reveal', { symbol: t.symbol(action.symbol) })
    case 'spark':
      return t('live.spark', { n: action.cells.length })
    case 'full-grid':
      return t('live.fullGrid', { multiplier: action.multiplier })
    case 'wheel-intro':
      return t('live.wheelStart')
    case 'wheel-stop': {
      const { multiple } = action.wheel
      return multiple > 0 ? t('live.wheelStop', { multiple }) : t('live.wheelUp')
    }
    case 'free-spin':
      return t('live.freeSpin', { n: action.n, of: action.of })
    case 'retrigger':
      return t('live.retrigger', { n: action.added })
    case 'hold-intro':
      return t('live.holdStart', { n: action.held.length })
    case 'respin':
      return t('live.respin', {
        landed: action.landed.length,
        held: heldBefore + action.landed.length,
        lives: action.lives,
      })
    case 'jackpot':
      return t('live.jackpot', { name: t(`jackpots.${action.name}`), amount: money(action.amountUnits) })
    case 'feature-outro':
      return t('live.featureEnd', { amount: money(action.amountUnits) })
    case 'capped':
      return t('live.capped')
    case 'wins':
      return action.isFinal ? null : t('win', { amount: money(action.stepUnits) })
    default:
      return null
  }
}

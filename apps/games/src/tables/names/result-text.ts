import { type Card, rankOf } from '@baize/game-kit/tables/cards/cards'
import { boutOf, cupOf, type TableWords, textOf } from './table-words.ts'

/** Results of tables as they come from the studio. */
export type AnyResult = Partial<{
  burn: Card
  playerTotal: number
  bankerTotal: number
  number: number
  multiplier: number
  boosts: { number: number; multiplier: number }[]
  dice: [number, number, number]
  dragon: Card
  tiger: Card
  coins: string
  stops: number[]
  outcome: 'M' | 'W' | 'draw'
  exchanges: number
  home: number
  away: number
  score: string
  legs: string
  champion: number | null
  field: readonly number[]
}>

/** What came, in one phrase: `Player 9, banker 7: Player`. */
export function resultText(words: TableWords, given: unknown): string {
  const { t, rules } = words
  const result = given as AnyResult
  const entry = rules.roadEntry(given)
  switch (rules.definition.kind) {
    case 'baccarat': {
      if (result.burn) return t('result.shuffle', { card: cardText(result.burn) })
      const winner = textOf(t, `baccarat.${entry!.side ?? 'T'}`)
      return t('result.baccarat', { player: result.playerTotal!, banker: result.bankerTotal!, winner })
    }
    case 'dragon-tiger': {
      const winner = textOf(t, `dragonTiger.${entry!.side ?? 'TIE'}`)
      return t('result.dragonTiger', { dragon: cardText(result.dragon!), tiger: cardText(result.tiger!), winner })
    }
    case 'sic-bo': {
      const total = result.dice!.reduce((sum, die) => sum + die, 0)
      const side = textOf(t, `sicBo.${entry!.side ?? 'any'}`)
      return t('result.sicBo', { dice: result.dice!.join(' '), total, side })
    }
    case 'xoc-dia': {
      const red = Number(entry!.bead)
      return t('result.xocDia', { red, white: 4 - red, side: textOf(t, `xocDia.${entry!.side}`) })
    }
    case 'wheel':
      return result.multiplier === 1
        ? t('result.wheel', { n: result.number! })
        : t('result.wheelTimes', { n: result.number!, times: result.multiplier! })
    case 'yard': {
      const bout = boutOf(words)
      if (result.outcome === 'draw' || !bout) return t('yard.draw')
      const side = textOf(t, `yard.${result.outcome}`)
      return t('result.yard', { side, name: bout[result.outcome!].name, n: result.exchanges! })
    }
    case 'cup': {
      const cup = cupOf(words)
      if (!cup || !result.score) return t('result.parade')
      const names = { home: cup.robot(result.home!).name, away: cup.robot(result.away!).name }
      return result.champion
        ? t('result.final', { ...names, score: result.score, champion: cup.robot(result.champion).name })
        : t('result.match', { ...names, score: result.score })
    }
    default: {
      const colour = textOf(t, `roulette.colours.${entry!.side ?? 'green'}`)
      const lucky = result.boosts?.find(({ number }) => number === result.number)
      return lucky
        ? t('result.spark', { n: result.number!, colour, times: lucky.multiplier })
        : t('result.roulette', { n: result.number!, colour })
    }
  }
}

const suits: Readonly<Record<string, string>> = { s: '♠', h: '♥', c: '♣', d: '♦' }

/** A card as it is written: `10♥`. */
const cardText = (card: Card): string => `${rankOf(card) === 10 ? '10' : card[0]}${suits[card[1]!]}`

import type { SportId } from '@baize/game-kit/book/sport-model'
import { type TextKey, type Texts, textOf } from '../texts.ts'
import { handicapText, spokenHandicap, totalText } from './line-text.ts'
import { lineKindOf, readMarket } from './market-code.ts'

/** What names of a fixture's claims depend on. */
export interface ClaimWords {
  t: Texts
  sport: SportId
  home: string
  away: string
}

interface NamedClaim {
  market: string
  line4: number
  selection: string
}

/** Kinds that a sport calls by a name of its own. */
const ownNames: Readonly<Partial<Record<SportId, readonly string[]>>> = {
  FOOT: ['AH', 'OU', 'H1AH', 'H1OU', 'OE', 'TTH', 'TTA', 'H1X2'],
}

/** The name of a market, with the part of the match or the goal that it is of. */
export function marketName({ t, sport, home, away }: ClaimWords, market: string, line4 = 0): string {
  const { kind, n } = readMarket(market)
  const key = ownNames[sport]?.includes(kind) ? `market.${sport}.${kind}` : `market.${kind}`
  const minutes = { from: 15 * (line4 / 4 - 1) + 1, to: 15 * (line4 / 4) }
  return textOf(t, key, { n: n ?? line4 / 4, ...minutes, home, away })
}

const fixed: Readonly<Record<string, TextKey>> = {
  ...{ draw: 'pick.draw', X: 'pick.draw', tie: 'pick.tie', over: 'pick.over', under: 'pick.under' },
  ...{ yes: 'pick.yes', no: 'pick.no', odd: 'pick.odd', even: 'pick.even', other: 'pick.other', none: 'pick.none' },
  ...{ '1st': 'pick.1st', '2nd': 'pick.2nd', equal: 'pick.equal', '12': 'pick.12', all: 'pick.all' },
}

/** The name of a selection without its line. */
export function pickName(words: ClaimWords, { market, selection }: Omit<NamedClaim, 'line4'>): string {
  const { t, home, away } = words
  if (selection === 'home' || selection === 'A') return home
  if (selection === 'away' || selection === 'B') return away
  if (selection === '1X') return t('pick.1X', { home })
  if (selection === 'X2') return t('pick.X2', { away })
  const known = fixed[selection]
  if (known) return t(known)
  if (market === 'HTFT')
    return selection
      .split('/')
      .map(letter => halfName(words, letter))
      .join(' / ')
  const [, side, rest] = /^(home|away) (.+)$/.exec(selection) ?? []
  const name = side === 'home' ? home : away
  if (market === 'WM' && rest) return t('pick.margin', { name, band: rest })
  if (market === 'WTN' && rest) return textOf(t, `pick.nil.${rest}`, { name })
  return /^Q\d$/.test(selection) ? t('market.Qn', { n: selection[1]! }) : selection
}

const halfName = ({ t, home, away }: ClaimWords, letter: string): string =>
  letter === '1' ? home : letter === '2' ? away : t('pick.draw')

/** A selection with its line, as a slip and a card write it. */
export function selectionName(words: ClaimWords, claim: NamedClaim): string {
  const name = pickName(words, claim)
  const kind = lineKindOf(claim.market, claim.selection)
  if (kind === 'handicap') return `${name} ${handicapText(claim.line4)}`
  return kind === 'total' ? `${name} ${totalText(claim.line4)}` : name
}

/** A price as it is read out: "Saltmere Rovers minus 0.75, 2.03, Asian handicap". */
export function spokenPrice(words: ClaimWords, claim: NamedClaim, odds: string): string {
  const { t } = words
  const name = pickName(words, claim)
  const kind = lineKindOf(claim.market, claim.selection)
  const line = kind === 'handicap' ? spokenHandicap(t, claim.line4) : kind === 'total' ? totalText(claim.line4) : ''
  const market = marketName(words, claim.market, claim.line4)
  return t('spoken.price', { name: line ? `${name} ${line}` : name, odds, market })
}

import {
  type BetType,
  betTypesOf,
  exactReturn,
  type FormatCode,
  lotteryGame,
  type OddsX10000,
  oddsOf,
} from '@baize/game-kit/lotteries/index'
import { sampleContents } from '@baize/game-kit/lotteries/sample-contents'
import { element } from '../../client/dom.ts'
import { betName } from '../bet-words/describe.ts'
import { countdownText } from '../clock.ts'
import type { PageContext } from '../context.ts'
import { oddsText } from '../slip/quote.ts'

/** How the game is played, and the odds table, computed from the bets themselves at the chosen odds mode. */
export function rulesPage(context: PageContext, series: number): HTMLElement {
  const { texts, words, boot } = context
  const { format } = boot.game
  const { rules } = texts
  const lead = countdownText(lotteryGame(boot.game.code).schedule.leadMs)
  const rows = betTypesOf(format).map(type => {
    const { odds, returns } = figuresOf(format, type, series)
    return element(
      'tr',
      {},
      element('th', { scope: 'row' }, betName(words, format, type.code)),
      element('td', {}, String(type.costPoints)),
      element('td', {}, spanText(odds.map(oddsText)) + (type.ticketCents ? ` + ${rules.pool}` : '')),
      element('td', {}, `${spanText(returns.map(share => (Math.floor(share * 10_000 + 1e-6) / 100).toFixed(2)))} %`),
    )
  })
  const head = [rules.bet, rules.cost, rules.pays, rules.returns].map(name => element('th', { scope: 'col' }, name))
  return element(
    'div',
    { class: 'page' },
    element('ul', { class: 'rules' }, ...[rules.close(lead), ...rules.lines].map(line => element('li', {}, line))),
    element('h3', {}, rules.table(series)),
    element('table', {}, element('thead', {}, element('tr', {}, ...head)), element('tbody', {}, ...rows)),
  )
}

/** Lowest and highest odds and returns over contents that stand for all of a bet. */
function figuresOf(format: FormatCode, type: BetType, series: number): { odds: OddsX10000[]; returns: number[] } {
  const contents = sampleContents[format][type.code] ?? []
  const odds = contents.flatMap(content =>
    type.read(content).chances.flatMap(({ price }) => (price.kind === 'pool' ? [] : [oddsOf(price, series)])),
  )
  const returns = contents.map(content => exactReturn(type, content, series))
  return { odds: bounds(odds), returns: bounds(returns) }
}

const bounds = (figures: number[]): number[] => [Math.min(...figures), Math.max(...figures)]
const spanText = ([low, high]: string[]): string => (low === high ? low! : `${low} – ${high}`)

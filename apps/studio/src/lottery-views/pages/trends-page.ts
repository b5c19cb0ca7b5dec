import { bigRoad, hotAndCold, type Result, streakOf } from '@baize/game-kit/lotteries/index'
import { element } from '../../client/dom.ts'
import { betName, rowName, valueName } from '../bet-words/describe.ts'
import type { PageContext } from '../context.ts'
import { sidesOf, type TrendSet, type TrendSides, trendModelOf, trendsOf } from './trend-model.ts'

const counts = [30, 50, 100, 200]
const roadRows = 6
const roadColumns = 24

/** Occurrence, omission and roads of past draws, with the reminder that draws know nothing of each other. */
export function trendsPage(context: PageContext): HTMLElement {
  const { texts, api, boot } = context
  const { sets, sides } = trendModelOf(boot.game.format)
  const body = element('div', { class: 'trends', 'aria-live': 'polite' })
  const count = element(
    'select',
    { 'aria-label': texts.drawsShown, onchange: () => void fill() },
    ...counts.map(n => element('option', {}, String(n))),
  )
  const set = element(
    'select',
    { 'aria-label': texts.trends.values, onchange: () => draw() },
    ...sets.map(one => element('option', {}, setName(context, one))),
  )
  let results: Result[] = []
  const draw = () => {
    if (results.length === 0) return body.replaceChildren(element('p', { class: 'hint' }, texts.noResult))
    body.replaceChildren(
      ...sides.map(pair => roadView(context, pair, results)),
      figuresTable(context, sets[set.selectedIndex]!, results),
    )
  }
  const fill = async () => {
    const outcome = await api.held(Number(count.value))
    if (outcome.kind !== 'ok') return body.replaceChildren(element('p', { role: 'alert' }, texts.noAnswer))
    results = outcome.value.flatMap(({ numbers }) => (numbers ? [numbers] : [])).reverse()
    draw()
  }
  void fill()
  return element(
    'div',
    { class: 'page' },
    element('p', { class: 'independent' }, texts.trends.independent),
    element('p', { class: 'page-tools' }, element('span', { class: 'label' }, texts.drawsShown), count, set),
    body,
  )
}

function setName({ words, boot }: PageContext, { betCode, place }: TrendSet): string {
  const { format } = boot.game
  const name = betName(words, format, betCode ?? (format === 'KENO' ? 'SPOT' : 'F6'))
  return place === null ? name : `${name}: ${rowName(words, format, betCode!, place)}`
}

function figuresTable(context: PageContext, set: TrendSet, results: readonly Result[]): HTMLElement {
  const { texts, words, boot } = context
  const { format } = boot.game
  const trends = trendsOf(format, set, results)
  const { hot, cold } = hotAndCold(trends)
  const words_ = texts.trends
  const never = (omission: number) => (omission === results.length ? `${omission}+` : String(omission))
  const rows = [...trends].map(([value, trend]) =>
    element(
      'tr',
      { class: hot.includes(value) ? 'is-hot' : cold.includes(value) ? 'is-cold' : '' },
      element('th', { scope: 'row' }, valueName(words, format, set.betCode ?? '', value)),
      ...[
        String(trend.occurrence),
        never(trend.currentOmission),
        String(trend.maxOmission),
        trend.meanOmission.toFixed(1),
      ].map(text => element('td', {}, text)),
    ),
  )
  const columns = [words_.value, words_.occurrence, words_.current, words_.longest, words_.mean]
  return element(
    'section',
    {},
    element('p', {}, `${words_.hot}: ${hot.join(' · ')}`),
    element('p', {}, `${words_.cold}: ${cold.join(' · ')}`),
    element(
      'table',
      {},
      element('thead', {}, element('tr', {}, ...columns.map(column => element('th', { scope: 'col' }, column)))),
      element('tbody', {}, ...rows),
    ),
  )
}

function roadView({ texts, words, boot }: PageContext, pair: TrendSides, results: readonly Result[]): HTMLElement {
  const { format } = boot.game
  const sides = sidesOf(format, pair, results)
  const cells = bigRoad(sides)
  const last = Math.max(0, ...cells.map(({ column }) => column))
  const first = Math.max(0, last - roadColumns + 1)
  const name = (side: string) => valueName(words, format, pair.betCode, side)
  const beads = cells
    .filter(({ column }) => column >= first)
    .map(({ side, column, row, ties }) => {
      const bead = element('span', { class: `bead side-${pair.sides.indexOf(side)}` }, ties > 0 ? String(ties) : '')
      bead.style.gridArea = `${row + 1} / ${column - first + 1}`
      return bead
    })
  const { side, length } = streakOf(sides)
  const title = `${name(pair.sides[0])} / ${name(pair.sides[1])}`
  const road = element(
    'div',
    { class: 'road', role: 'img', 'aria-label': side ? texts.trends.streak(name(side), length) : title },
    ...beads,
  )
  road.style.setProperty('--rows', String(roadRows))
  road.style.setProperty('--columns', String(roadColumns))
  return element(
    'section',
    {},
    element('h3', {}, title),
    road,
    element('p', { class: 'label' }, side ? texts.trends.streak(name(side), length) : ''),
  )
}

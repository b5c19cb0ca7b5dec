import { boutOf, cupOf, type TableWords, textOf } from './table-words.ts'

/** The name of a spot as it is read: its bet, with the numbers or names that it is on. */
export function spotName(words: TableWords, spot: string): string {
  const { t, rules } = words
  switch (rules.definition.kind) {
    case 'baccarat':
      return textOf(t, `baccarat.${spot}`)
    case 'dragon-tiger':
      return dragonTigerName(words, spot)
    case 'xoc-dia':
      return textOf(t, `xocDia.${spot}`)
    case 'sic-bo':
      return sicBoName(words, spot)
    case 'wheel':
      return t('wheel.number', { n: spot.slice(1) })
    case 'yard':
      return yardName(words, spot)
    case 'cup':
      return cupName(words, spot)
    default:
      return rouletteName(words, spot)
  }
}

function dragonTigerName({ t }: TableWords, spot: string): string {
  if (['D', 'T', 'TIE', 'STIE'].includes(spot)) return textOf(t, `dragonTiger.${spot}`)
  const side = textOf(t, `dragonTiger.${spot[0]}`)
  return t('ofSide', { side, what: textOf(t, `dragonTiger.card.${spot[1]}`) })
}

const sicBoKinds: Readonly<Record<string, string>> = { n: 'single', d: 'double', k: 'triple', t: 'total' }

function sicBoName({ t }: TableWords, spot: string): string {
  const [, kind, number] = /^([ndkt])(\d+)$/.exec(spot) ?? []
  if (kind) return textOf(t, `sicBo.${sicBoKinds[kind]}`, { n: number! })
  if (/^c\d\d$/.test(spot)) return t('sicBo.combo', { a: spot[1]!, b: spot[2]! })
  return textOf(t, `sicBo.${spot}`)
}

function rouletteName({ t }: TableWords, spot: string): string {
  const [kind, ...numbers] = spot.split('-')
  return [textOf(t, `roulette.kinds.${kind}`), numbers.join('-')].join(' ').trim()
}

function yardName(words: TableWords, spot: string): string {
  const { t } = words
  const bout = boutOf(words)
  const nameOf = (side: string) =>
    bout
      ? t('ofSide', { side: textOf(t, `yard.${side}`), what: bout[side as 'M' | 'W'].name })
      : textOf(t, `yard.${side}`)
  if (spot === 'M' || spot === 'W') return nameOf(spot)
  if (spot.startsWith('first-')) return t('yard.first', { name: nameOf(spot.slice(-1)) })
  return textOf(t, `yard.${spot}`)
}

function cupName(words: TableWords, spot: string): string {
  const { t } = words
  const cup = cupOf(words)
  const [kind, number] = spot.split('-') as [string, string?]
  if (kind === 'champion' || kind === 'finalist')
    return textOf(t, `cup.${kind}`, { name: cup?.robot(Number(number)).name ?? number! })
  if (kind === 'over' || kind === 'under') return textOf(t, `cup.${kind}`, { n: number! })
  if (/^\d-\d$/.test(spot)) return t('cup.score', { score: spot })
  const [, side, line] = /^(home|away)(.*)$/.exec(spot)!
  const name = cup?.match ? cup.robot(cup.match[side as 'home' | 'away']).name : textOf(t, `cup.${side}`)
  return line ? `${name} ${line.replace('-', '−')}` : name
}

import type { Texts } from '../../texts.ts'
import type { Place } from './places.ts'

/** The name of a spot: its kind and its numbers. */
function spotName(id: string, t: Texts): string {
  const [kind, ...rest] = id.split('-') as [keyof Texts, ...string[]]
  return [t(`roulette.kinds.${kind}`), rest.join('-')].join(' ').trim()
}

/** What stands on the cloth at a spot; nothing between numbers. */
export function wordsOf({ spot: { id, numbers }, isBetween }: Place, t: Texts): string {
  if (isBetween) return ''
  if (id.startsWith('straight')) return String(numbers[0])
  if (id.startsWith('column')) return '2:1'
  if (id.startsWith('dozen')) return `${numbers[0]}–${numbers.at(-1)}`
  if (id === 'low') return '1–18'
  if (id === 'high') return '19–36'
  return t(`roulette.kinds.${id as 'red'}`)
}

/**
 * The accessible name of a spot. It ends with all that is seen there, the words of the cloth and what is written on the
 * chip, so that the spot can be called by voice.
 */
export function spotLabel(place: Place, t: Texts, chip?: string): string {
  const [name, words] = [spotName(place.spot.id, t), wordsOf(place, t)]
  const full = name.endsWith(words) ? name : `${name}, ${words}`
  return chip ? `${full}, ${chip}` : full
}

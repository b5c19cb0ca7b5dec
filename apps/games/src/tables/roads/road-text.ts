import { columnsOf, DERIVED_ROADS, type DerivedRoad, derivedMarks, type RoadEntry } from '@baize/game-kit/tables/index'
import { sideName } from '../names/side-name.ts'
import type { TableWords } from '../names/table-words.ts'

/** Newest runs that are read out. */
const readRuns = 12

/** The newest runs of a road in words, the newest last: `Banker 3, Player 1`. */
export function runsText(words: TableWords, entries: readonly RoadEntry[]): string {
  const columns = columnsOf(entries.map(({ side }) => side)).slice(-readRuns)
  if (columns.length === 0) return words.t('roads.empty')
  return columns.map(({ side, depth }) => `${sideName(words, side)} ${depth}`).join(', ')
}

/** The newest mark of a derived road in words. */
export function markText({ t }: TableWords, entries: readonly RoadEntry[], road: DerivedRoad): string {
  const mark = derivedMarks(
    entries.map(({ side }) => side),
    DERIVED_ROADS[road],
  ).at(-1)
  return `${t(`roads.${road}`)}: ${mark ? t(mark === 'R' ? 'roads.red' : 'roads.blue') : t('roads.none')}`
}

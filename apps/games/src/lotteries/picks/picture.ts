import type { FormatCode } from '@baize/game-kit/lotteries/index'
import { noPicks, type Picks } from './contents.ts'
import { type Control, controlOf } from './controls.ts'
import { type GroupName, groupsOf } from './groups.ts'

export interface PicksPicture {
  format: FormatCode
  /** The draw that sells now has a pool, so that the bets on it are offered. */
  hasPool: boolean
  /** The tab under which the bet stands. */
  group: GroupName
  betCode: string
  picks: Picks
}

export type PicksEvent =
  | { type: 'group'; group: GroupName }
  | { type: 'bet'; betCode: string }
  | { type: 'pool'; hasPool: boolean }
  /** One press on a value of a row. */
  | { type: 'toggled'; row: number; value: string }
  /** A ready selection takes the place of a row's marks. */
  | { type: 'marked'; row: number; values: Iterable<string> }
  | { type: 'banker'; value: string }
  | { type: 'written'; text: string }
  | { type: 'side'; side: number }
  | { type: 'picked'; picks: Picks }
  | { type: 'cleared' }

export const controlIn = ({ format, betCode }: PicksPicture): Control => controlOf(format, betCode)

/** @param playType the bet to open on; the first of the format where it has none such */
export function firstPicks(format: FormatCode, hasPool: boolean, playType: string | null): PicksPicture {
  const groups = groupsOf(format, hasPool)
  const asked = groups.find(([, bets]) => bets.includes(playType ?? ''))
  const [group, bets] = asked ?? groups[0]!
  return opened({ format, hasPool, group }, asked ? playType! : bets[0]!)
}

const opened = (
  { format, hasPool, group }: Pick<PicksPicture, 'format' | 'hasPool' | 'group'>,
  betCode: string,
): PicksPicture => ({ format, hasPool, group, betCode, picks: noPicks(controlOf(format, betCode)) })

/** The picks after what was pressed. */
export function reducePicks(picture: PicksPicture, event: PicksEvent): PicksPicture {
  const { format, hasPool, picks } = picture
  const withPicks = (changed: Partial<Picks>): PicksPicture => ({ ...picture, picks: { ...picks, ...changed } })
  switch (event.type) {
    case 'group': {
      const [group, bets] = groupsOf(format, hasPool).find(([name]) => name === event.group)!
      return opened({ ...picture, group }, bets[0]!)
    }
    case 'bet':
      return opened(picture, event.betCode)
    case 'pool':
      return firstPicks(format, event.hasPool, null)
    case 'toggled':
      return withPicks(marked(picks, event.row, toggled(controlIn(picture), picks.marks[event.row]!, event.value)))
    case 'marked':
      return withPicks(marked(picks, event.row, new Set(event.values)))
    case 'banker':
      return withPicks({ bankers: turned(picks.bankers, event.value) })
    case 'written':
      return withPicks({ text: event.text })
    case 'side':
      return withPicks({ side: event.side })
    case 'picked':
      return { ...picture, picks: event.picks }
    case 'cleared':
      return opened(picture, picture.betCode)
  }
}

function turned(values: ReadonlySet<string>, value: string): Set<string> {
  const next = new Set(values)
  if (!next.delete(value)) next.add(value)
  return next
}

/** A condition has one side at each place. */
function toggled(control: Control, values: ReadonlySet<string>, value: string): Set<string> {
  const next = turned(values, value)
  return control.kind === 'conditions' && next.has(value) ? new Set([value]) : next
}

/** What is no longer marked is no banker either. */
function marked({ marks, bankers }: Picks, row: number, values: ReadonlySet<string>): Partial<Picks> {
  const next = marks.map((old, at) => (at === row ? values : old))
  return { marks: next, bankers: new Set([...bankers].filter(value => next[0]!.has(value))) }
}

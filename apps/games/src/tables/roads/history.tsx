import type { TableKind } from '@baize/game-kit/tables/index'
import type { ComponentType } from 'react'
import { usePage } from '../context.ts'
import { Champions } from './histories/champions.tsx'
import type { HistoryProps } from './histories/history-props.ts'
import { LastResults } from './histories/last-results.tsx'
import { Machines } from './histories/machines.tsx'
import { Numbers } from './histories/numbers.tsx'
import { Throws } from './histories/throws.tsx'
import { WheelCounts } from './histories/wheel-counts.tsx'

const histories: Readonly<Partial<Record<TableKind, ComponentType<HistoryProps>>>> = {
  roulette: Numbers,
  spark: Numbers,
  'sic-bo': Throws,
  wheel: WheelCounts,
  yard: Machines,
  cup: Champions,
}

/** The history that a game has beside roads. */
export function History(props: HistoryProps) {
  const { rules } = usePage()
  const Own = histories[rules.definition.kind] ?? LastResults
  return <Own {...props} />
}

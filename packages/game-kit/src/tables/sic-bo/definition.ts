import type { TableDefinition } from '../table-game.ts'
import { paying } from '../table-game.ts'

/** Three dice. */
export interface SicBoDefinition extends TableDefinition {
  kind: 'sic-bo'
  /** Small, big, odd, even; every triple loses. */
  halfX10000: number
  /** A number on one, two and three dice. */
  singleX10000: readonly [number, number, number]
  /** Two different faces that both show. */
  comboX10000: number
  /** A number on at least two dice. */
  doubleX10000: number
  tripleX10000: number
  anyTripleX10000: number
  /** By the total, 4 to 17. */
  totalsX10000: Readonly<Record<number, number>>
}

const totals = { 4: 60, 5: 30, 6: 18, 7: 12, 8: 8, 9: 7, 10: 6 }
const mirrored = Object.entries(totals).flatMap(([total, k]) => [
  [Number(total), paying(k)],
  [21 - Number(total), paying(k)],
])

export const SIC_BO_DEFINITIONS: readonly SicBoDefinition[] = [
  {
    ...{ kind: 'sic-bo', version: 1, edition: 'sic' },
    halfX10000: paying(1),
    singleX10000: [paying(1), paying(2), paying(3)],
    comboX10000: paying(5),
    doubleX10000: paying(11),
    tripleX10000: paying(180),
    anyTripleX10000: paying(30),
    totalsX10000: Object.fromEntries(mirrored),
  },
]

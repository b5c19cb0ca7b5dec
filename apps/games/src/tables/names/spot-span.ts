import type { TableRules } from '@baize/game-kit/tables/index'

/** The definitions that have spots which do not always pay the same, by the fields that say so. */
interface Varying {
  marginReturnsX10000?: Readonly<Record<number, number>>
  returnsX10000?: Readonly<Record<string, number>>
  bankerOnSixX10000?: number | null
  singleX10000?: readonly number[]
  straightReturnX10000?: number
}

const least = (values: readonly number[]): number => Math.min(...values)

/**
 * The least and the most that a spot returns when it wins, in 1/10 000 of the stake.
 * @param topReturnX10000 the most, as the round says
 */
export function spotSpan(
  { definition }: Pick<TableRules, 'definition'>,
  spot: string,
  topReturnX10000: number,
): readonly [leastX10000: number, mostX10000: number] {
  const varying = definition as unknown as Varying
  switch (definition.kind) {
    case 'baccarat': {
      const usual = varying.returnsX10000![spot]!
      const onSix = spot === 'B' ? varying.bankerOnSixX10000 : null
      return [least([onSix ?? usual, usual]), topReturnX10000]
    }
    case 'sic-bo':
      return [/^n\d$/.test(spot) ? least(varying.singleX10000!) : topReturnX10000, topReturnX10000]
    case 'spark':
      return [spot.startsWith('straight') ? varying.straightReturnX10000! : topReturnX10000, topReturnX10000]
    case 'wheel':
      return [(Number(spot.slice(1)) + 1) * 10_000, topReturnX10000]
    default:
      return [topReturnX10000, topReturnX10000]
  }
}

import { countedReturn, countedWeapon, fishDefinitions, preyOf, shotReturn } from '@baize/game-kit/fish/index'

/** Prizes that a weapon can find in reach: none, few, more than it can deal to, and the most of the highest. */
const REACHES = [[], [2, 2, 3], [3, 3, 5, 20, 40], [2, 3, 4, 5, 8, 10, 12, 15], Array<number>(12).fill(40)]

/**
 * Every prey of every fish title and edition: its return by prizes and ranges, and by every integer that can decide a shot, is
 * the share of the definition; and the mean of its weapon, by every value of every draw, is its power. All as exact fractions.
 * @returns how many definitions hold, out of how many, and how many returns were compared
 */
export function fishPrey(): { definitions: number; of: number; compared: number } {
  let [definitions, compared] = [0, 0]
  for (const definition of fishDefinitions) {
    const { a, b } = definition.share
    const wrong = preyOf(definition).filter(prey => {
      const returns = [shotReturn(definition, prey), countedReturn(definition, prey)]
      const { weapon } = prey
      const means = weapon ? REACHES.map(reach => countedWeapon(weapon.power, reach)) : []
      compared += returns.length + means.length
      const isShare = returns.every(({ over, under }) => over * BigInt(b) === under * BigInt(a))
      return !isShare || !means.every(({ over, under }) => over === BigInt(weapon!.power) * under)
    })
    if (wrong.length === 0) definitions++
    else console.log(`${definition.code} ${definition.edition}: ${wrong.map(({ name }) => name).join(', ')} differ`)
  }
  return { definitions, of: fishDefinitions.length, compared }
}

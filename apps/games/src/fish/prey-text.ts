import { catchChance, type FishDefinition, type Prey, type PreyName } from '@baize/game-kit/fish/index'
import { asNumber } from '@baize/game-kit/instant/multiple'
import type { PageParts } from './page-parts.ts'

type Words = Pick<PageParts, 't' | 'boot'>

/** Prey by the name that the title gives it. */
export const preyName = ({ t, boot }: Words, name: PreyName): string =>
  t(`prey.${boot.game.code}.${name}` as Parameters<typeof t>[0])

/** Prize of prey in bullets: one number, or the least and the most. */
export function paysText({ prizes }: Prey): string {
  return prizes.length === 1 ? String(prizes[0]) : `${prizes[0]}–${prizes.at(-1)}`
}

/** The chance of a shot in percent, with so many places that it is not nought. */
export function chanceText(definition: FishDefinition, prey: Prey): string {
  const percent = 100 * asNumber(catchChance(definition, prey))
  return percent.toFixed(percent < 0.1 ? 4 : 2)
}

/** The return of every shot in percent. */
export const returnText = ({ share: { a, b } }: FishDefinition): string => ((100 * a) / b).toFixed(0)

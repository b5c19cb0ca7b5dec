import { GAME_COUNT, gameAt, type SlotGame } from '../catalogue/game.ts'
import type { ModelLetter } from '../models/model.ts'

const all = Array.from({ length: GAME_COUNT }, (_, index) => gameAt(index))

/** All games of a model, by index. */
export const slotsOf = (letter: ModelLetter): SlotGame[] => all.filter(({ model }) => model === letter)

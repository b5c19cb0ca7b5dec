import { FISH_CODES, type FishCode } from '@baize/game-kit/fish/index'

/** True for the titles of fish. */
export const isFishCode = (code: string): code is FishCode => (FISH_CODES as readonly string[]).includes(code)

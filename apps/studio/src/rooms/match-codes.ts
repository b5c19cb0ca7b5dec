import { MATCH_CODES, type MatchCode } from '@baize/game-kit/pvp/match-game'

/** True for the games between members. They are served, but not offered before they have screens. */
export const isMatchCode = (code: string): code is MatchCode => (MATCH_CODES as readonly string[]).includes(code)

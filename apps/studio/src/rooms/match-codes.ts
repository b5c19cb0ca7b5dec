import { MATCH_CODES, type MatchCode } from '@baize/game-kit/pvp/match-game'

/** True for the games between members. */
export const isMatchCode = (code: string): code is MatchCode => (MATCH_CODES as readonly string[]).includes(code)

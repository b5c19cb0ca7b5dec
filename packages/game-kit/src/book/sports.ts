import { badminton } from './badminton/model.ts'
import { basketball } from './basketball/model.ts'
import { duelModel } from './duel/model.ts'
import { football } from './football/model.ts'
import { laneModel } from './lane/model.ts'
import type { SportId, SportModel } from './sport-model.ts'
import { tactModel } from './tact/model.ts'
import { tennis } from './tennis/model.ts'

declare const ofSport: unique symbol

/** Ratings of a fixture, which `ratingsOf` makes for the model of the same sport. */
export interface SportRatings {
  readonly [ofSport]: 'ratings'
}

/** Tables that a model has prepared. */
export interface SportTables {
  readonly [ofSport]: 'tables'
}

/** A state of a model: plain JSON, so that a stored one may be cast to this where it is read. */
export interface SportState {
  readonly [ofSport]: 'state'
}

/** A model of any sport. What it makes can be handed to it again, and not be looked into. */
export type AnySport = SportModel<SportRatings, SportTables, SportState>

interface Sport {
  model: AnySport
  /** How many figures a side has in a season. */
  figures: number
  ratings(home: readonly number[], away: readonly number[]): SportRatings
}

/**
 * A sport without its own types. The cast is safe as long as ratings, tables and states stay with the sport that made them: the
 * three types above have no members that anybody could read or make up.
 */
const sport = <Ratings, Tables, State>(
  model: SportModel<Ratings, Tables, State>,
  figures: number,
  ratings: (home: readonly number[], away: readonly number[]) => Ratings,
): Sport => ({ model, figures, ratings }) as unknown as Sport

const one = ([A]: readonly number[], [B]: readonly number[]) => ({ A: A!, B: B! })

const SPORTS: Readonly<Record<SportId, Sport>> = {
  FOOT: sport(football, 2, (home, away) => ({
    home: { attack: home[0]!, leak: home[1]! },
    away: { attack: away[0]!, leak: away[1]! },
  })),
  BASK: sport(basketball, 2, (home, away) => ({
    home: { offence: home[0]!, defence: home[1]! },
    away: { offence: away[0]!, defence: away[1]! },
  })),
  TENN: sport(tennis, 2, (home, away) => ({
    A: { serve: home[0]!, return: home[1]! },
    B: { serve: away[0]!, return: away[1]! },
  })),
  BADM: sport(badminton, 1, one),
  LANE: sport(laneModel, 1, one),
  TACT: sport(tactModel, 1, one),
  DUEL: sport(duelModel, 1, one),
}

export const modelOf = (id: SportId): AnySport => SPORTS[id].model

/**
 * The ratings of a fixture from the figures of its sides in a season, in the order of `ratingsOfSeason`; the home side plays as A.
 * @throws RangeError when a side has not as many figures as the sport asks for
 */
export function ratingsOf(id: SportId, home: readonly number[], away: readonly number[]): SportRatings {
  const { figures, ratings } = SPORTS[id]
  if (home.length !== figures || away.length !== figures)
    throw new RangeError(`a side of ${id} has ${figures} figures, not ${home.length} and ${away.length}`)
  return ratings(home, away)
}

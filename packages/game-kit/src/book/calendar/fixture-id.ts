/** A fixture by its place: competition, season, round and match, each counted from 1. */
export interface FixturePlace {
  competition: string
  season: number
  round: number
  match: number
}

const shape = /^([A-Z]\d)\.([1-9]\d{0,6})\.([1-9]\d?)\.([1-9]\d?)$/

/** Such as `F1.1.12.3`. */
export const fixtureId = ({ competition, season, round, match }: FixturePlace): string =>
  `${competition}.${season}.${round}.${match}`

/** Null where the text is no id of a fixture. */
export function readFixtureId(text: string): FixturePlace | null {
  const [, competition, season, round, match] = shape.exec(text) ?? []
  if (!competition) return null
  return { competition, season: Number(season), round: Number(round), match: Number(match) }
}

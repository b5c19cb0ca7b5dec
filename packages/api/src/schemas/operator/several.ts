import { z } from 'zod'

/** Some of the given words with commas between them, as an address has them: `REVIEW,PAID`. */
export const several = <const T extends readonly [string, ...string[]]>(words: T) =>
  z
    .string()
    .regex(new RegExp(`^(?:${words.join('|')})(?:,(?:${words.join('|')})){0,${words.length - 1}}$`))
    .transform(text => text.split(',') as T[number][])

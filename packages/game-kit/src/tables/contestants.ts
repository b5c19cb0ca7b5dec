/** A machine that takes part; grades, not form, set its chances. */
export interface Contestant {
  name: string
  grade: number
}

/** Contestants of one grade. */
export const graded = (grade: number, ...names: string[]): Contestant[] => names.map(name => ({ name, grade }))

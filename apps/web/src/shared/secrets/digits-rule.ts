import { filledIn } from '../fields/rules.ts'

/** The rule of the six digits for money that leaves. */
export const digitsRule = { ...filledIn, minLength: 6, maxLength: 6, patternId: 'NUM', acceptedPattern: '[0-9]+' }

/** An exact number; floored once, where money is paid. The lower part is positive. */
export interface Fraction {
  over: bigint
  under: bigint
}

export const fraction = (over: number | bigint, under: number | bigint = 1): Fraction => ({
  over: BigInt(over),
  under: BigInt(under),
})

export const times = (a: Fraction, b: Fraction): Fraction => ({ over: a.over * b.over, under: a.under * b.under })

export const plus = (a: Fraction, b: Fraction): Fraction => ({
  over: a.over * b.under + b.over * a.under,
  under: a.under * b.under,
})

export const product = (all: readonly Fraction[]): Fraction => all.reduce(times, fraction(1))

export const sum = (all: readonly Fraction[]): Fraction => all.reduce(plus, fraction(0))

/** The whole part of a number that is not negative. */
export const floored = ({ over, under }: Fraction): bigint => over / under

export const isAtLeast = (a: Fraction, b: Fraction): boolean => a.over * b.under >= b.over * a.under

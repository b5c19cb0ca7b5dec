import { noPicks, type Picks } from './contents.ts'
import type { Control } from './controls.ts'

/** An unbiased integer in 0 to n - 1 from the browser's own secure generator; it is no part of any draw. */
function randomBelow(n: number): number {
  const limit = 2 ** 32 - (2 ** 32 % n)
  const word = new Uint32Array(1)
  do crypto.getRandomValues(word)
  while (word[0]! >= limit)
  return word[0]! % n
}

/** Distinct values, each as likely as any other. */
function randomOf(values: readonly string[], count: number): string[] {
  const left = [...values]
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(randomBelow(left.length), 1)[0]!)
}

/** Picks that make one ticket. */
export function quickPick(control: Control): Picks {
  const empty = noPicks(control)
  switch (control.kind) {
    case 'written': {
      const number = Array.from({ length: control.digits }, () => String(randomBelow(10)))
      if (control.wild) number[randomBelow(control.digits)] = 'R'
      // A number of one order only is refused by bets on any order.
      if (new Set(number).size === 1) number[0] = String((Number(number[0]) + 1) % 10)
      return { ...empty, text: number.join('') }
    }
    case 'pools': {
      // Cars differ from place to place; digits need not.
      const taken = new Set<string>()
      const marks = control.rows.map(({ values }) => {
        const [value] = randomOf(control.joint ? values.filter(one => !taken.has(one)) : values, 1)
        taken.add(value!)
        return new Set([value!])
      })
      return { ...empty, marks }
    }
    case 'set':
      return { ...empty, marks: [new Set(randomOf(control.rows[0]!.values, control.quick))] }
    case 'conditions': {
      const chosen = randomOf(
        control.rows.map(({ key }) => key!),
        2,
      )
      const marks = control.rows.map(({ key, values }) => new Set(chosen.includes(key!) ? randomOf(values, 1) : []))
      return { ...empty, marks }
    }
    default: {
      const at = randomBelow(control.rows.length)
      return { ...empty, marks: control.rows.map(({ values }, i) => new Set(i === at ? randomOf(values, 1) : [])) }
    }
  }
}

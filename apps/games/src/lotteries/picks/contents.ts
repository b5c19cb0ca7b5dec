import type { Control } from './controls.ts'

/** What is marked: a set of values for each row, or the typed text and the side before it. */
export interface Picks {
  marks: readonly ReadonlySet<string>[]
  /** Of the marked values of a set those that stand in every line. */
  bankers: ReadonlySet<string>
  text: string
  side: number
}

export const noPicks = (control: Control): Picks => ({
  marks: control.kind === 'written' ? [] : control.rows.map(() => new Set<string>()),
  bankers: new Set(),
  text: '',
  side: 0,
})

/** The contents of the tickets that stand in the picks, none while a ticket is not complete. */
export function contentsOf(control: Control, { marks, bankers, text, side }: Picks): string[] {
  if (control.kind === 'written') {
    const prefix = side > 0 ? 'S:' : ''
    return writtenNumbers(text, control).good.map(number => prefix + number)
  }
  const picked = control.rows.map(({ key, values }, i) => ({
    key,
    values: values.filter(value => marks[i]?.has(value)),
  }))
  switch (control.kind) {
    case 'each':
      return picked.flatMap(({ key, values }) => values.map(value => (key === null ? value : `${key}:${value}`)))
    case 'places':
      return picked.flatMap(({ key, values }) => (values.length > 0 ? [`${key}:${values.join(control.joint)}`] : []))
    case 'pools': {
      if (picked.some(({ values }) => values.length === 0)) return []
      const isSingle = picked.every(({ values }) => values.length === 1)
      return [picked.map(({ values }) => values.join(control.joint)).join(isSingle ? control.joint : '|')]
    }
    case 'set': {
      const { values } = picked[0]!
      if (values.length < control.least || values.length > control.most) return []
      const held = values.filter(value => bankers.has(value))
      if (held.length === 0) return [values.join(control.joint)]
      const drags = values.filter(value => !bankers.has(value))
      return held.length < control.least ? [`${held.join(control.joint)}|${drags.join(control.joint)}`] : []
    }
    case 'conditions': {
      const held = picked.flatMap(({ key, values }) => values.map(value => `${key}:${value}`))
      return held.length === 2 && picked.every(({ values }) => values.length < 2) ? [held.join('+')] : []
    }
  }
}

/** Why marked values of a set are no ticket: there are too many of them, or too many bankers among them. */
export type Surplus = { kind: 'marks' | 'bankers'; marked: number; most: number }

/** Null where nothing is too much. */
export function surplusOf(control: Control, { marks, bankers }: Picks): Surplus | null {
  if (control.kind !== 'set') return null
  const marked = marks[0]!.size
  if (marked > control.most) return { kind: 'marks', marked, most: control.most }
  const isHeld = control.hasBankers && bankers.size >= control.least
  return isHeld ? { kind: 'bankers', marked: bankers.size, most: control.least - 1 } : null
}

/** The numbers of a typed text, and the pieces that are none. A repeated number counts once. */
export function writtenNumbers(
  text: string,
  { digits, wild }: { digits: number; wild: boolean },
): { good: string[]; bad: string[] } {
  const pieces = [
    ...new Set(
      text
        .toUpperCase()
        .split(/[^0-9A-Z]+/)
        .filter(Boolean),
    ),
  ]
  const isNumber = (piece: string) => piece.length === digits && (wild ? /^\d*R\d*$/.test(piece) : /^\d+$/.test(piece))
  return { good: pieces.filter(isNumber), bad: pieces.filter(piece => !isNumber(piece)) }
}

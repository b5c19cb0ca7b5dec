import { CodeFault } from './code-fault.ts'

/** A data object of a merchant-presented code. */
export interface DataObject {
  /** Two digits. */
  tag: string
  value: string
  /** Where its tag begins in the whole code, the first character being 1. */
  place: number
}

/**
 * Reads tag, length and value after one another. Lengths count characters, also of names in another alphabet.
 * @param start where the text begins in the whole code
 * @throws CodeFault code_form or code_cut by tag and place
 */
export function readObjects(text: string, start = 1): DataObject[] {
  const characters = [...text]
  const objects: DataObject[] = []
  for (let at = 0; at < characters.length; ) {
    const place = start + at
    const head = characters.slice(at, at + 4).join('')
    if (!/^\d{4}$/.test(head) || head.endsWith('00')) throw new CodeFault('code_form', { place })
    const [tag, length] = [head.slice(0, 2), Number(head.slice(2))]
    const value = characters.slice(at + 4, at + 4 + length)
    if (value.length < length) throw new CodeFault('code_cut', { tag, place })
    objects.push({ tag, value: value.join(''), place })
    at += 4 + length
  }
  return objects
}

const longestValue = 99

/** Writes data objects one after the other; empty ones are left out. @throws CodeFault code_full by tag for what is too long */
export const writeObjects = (objects: readonly Pick<DataObject, 'tag' | 'value'>[]): string =>
  objects
    .filter(({ value }) => value !== '')
    .map(({ tag, value }) => {
      const { length } = [...value]
      if (length > longestValue) throw new CodeFault('code_full', { tag })
      return `${tag}${String(length).padStart(2, '0')}${value}`
    })
    .join('')

import { ContentError } from './bet-type.ts'

/** @throws ContentError unless the content is exactly `count` digits */
export function readDigits(content: string, count: number): string {
  if (!new RegExp(`^\\d{${count}}$`).test(content)) throw new ContentError('shape', content)
  return content
}

/**
 * Reads distinct digits, `138`, in any order.
 * @returns them sorted
 * @throws ContentError for fewer than `least`, repeated, or other characters
 */
export function readDigitSet(content: string, least: number, allowed = /^\d+$/): string {
  if (!allowed.test(content) || content.length < least) throw new ContentError('shape', content)
  if (new Set(content).size !== content.length) throw new ContentError('repeated', content)
  return [...content].sort().join('')
}

export interface DigitPool {
  bankers: string
  drags: string
}

/**
 * Reads distinct digits of which some number makes a line, `1389`, or bankers that stand in every line before the digits
 * that are chosen from, `1|389`.
 * @returns both sorted
 * @throws ContentError also when the bankers make a line alone, or the others do not complete one
 */
export function readDigitPool(content: string, size: number, allowed = /^\d+$/): DigitPool {
  const [first = '', second, ...more] = content.split('|')
  if (more.length > 0) throw new ContentError('shape', content)
  if (second === undefined) return { bankers: '', drags: readDigitSet(first, size, allowed) }
  const bankers = readDigitSet(first, 1, allowed)
  const drags = readDigitSet(second, size - bankers.length, allowed)
  if (bankers.length >= size) throw new ContentError('shape', content)
  if ([...drags].some(digit => bankers.includes(digit))) throw new ContentError('repeated', content)
  return { bankers, drags }
}

export const digitPoolText = ({ bankers, drags }: DigitPool): string => (bankers ? `${bankers}|${drags}` : drags)

/**
 * Reads one pool of digits a place: `38` for one digit each, `135|8` for pools; with one place its pool alone, `135`.
 * @returns the pools, each sorted
 * @throws ContentError
 */
export function readPools(content: string, places: number): string[] {
  const pools = content.includes('|') || places === 1 ? content.split('|') : [...content]
  if (pools.length !== places) throw new ContentError('shape', content)
  return pools.map(pool => {
    if (!/^\d+$/.test(pool)) throw new ContentError('shape', content)
    if (new Set(pool).size !== pool.length) throw new ContentError('repeated', content)
    return [...pool].sort().join('')
  })
}

export const poolsText = (pools: readonly string[]): string =>
  pools.every(pool => pool.length === 1) ? pools.join('') : pools.join('|')

export interface NumberShape {
  /** Digits of each number, zeros in front; null for plain decimals such as `4` and `11`. */
  width: number | null
  from: number
  to: number
}

/**
 * Reads numbers joined by `-`, all different.
 * @returns them in ascending order, or as written where order counts
 * @throws ContentError
 */
export function readNumbers(content: string, shape: NumberShape, keepOrder = false): string[] {
  const numbers = content.split('-')
  const form = shape.width === null ? /^(0|[1-9]\d*)$/ : new RegExp(`^\\d{${shape.width}}$`)
  if (!numbers.every(number => form.test(number))) throw new ContentError('shape', content)
  if (!numbers.every(number => Number(number) >= shape.from && Number(number) <= shape.to))
    throw new ContentError('range', content)
  if (new Set(numbers).size !== numbers.length) throw new ContentError('repeated', content)
  return keepOrder ? numbers : numbers.sort((a, b) => Number(a) - Number(b))
}

export interface Pool {
  bankers: string[]
  drags: string[]
}

/**
 * Reads a pool `05-21-33`, or bankers before their drags, `05|21-33-79`.
 * @throws ContentError also when a banker stands among the drags
 */
export function readPool(content: string, shape: NumberShape): Pool {
  const parts = content.split('|')
  if (parts.length > 2) throw new ContentError('shape', content)
  const [bankers, drags] = parts.length === 2 ? parts : [null, content]
  const pool = {
    bankers: bankers === null ? [] : readNumbers(bankers!, shape),
    drags: readNumbers(drags!, shape),
  }
  if (pool.drags.some(number => pool.bankers.includes(number))) throw new ContentError('repeated', content)
  return pool
}

export const poolText = ({ bankers, drags }: Pool): string =>
  bankers.length > 0 ? `${bankers.join('-')}|${drags.join('-')}` : drags.join('-')

import { sprite } from '../draw/sprite.ts'
import { svgDocument } from '../draw/svg.ts'

export interface FlagSpec {
  /** ISO 3166-1 alpha-2, in either case. */
  country: string
}

/** A round country flag. @throws RangeError at rendering when no country has the code */
export function flagSvg({ country }: FlagSpec): string {
  return svgDocument(96, 96, sprite(`f/${country.toLowerCase()}`, { x: 48, y: 48, size: 96 }))
}

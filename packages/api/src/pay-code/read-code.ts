import { CodeFault } from './code-fault.ts'
import { crcOf, latinCrcOf } from './crc.ts'
import { type DataObject, readObjects } from './data-objects.ts'
import { currencyNumbers, type SchemeName, schemeOf } from './schemes.ts'

export interface MerchantCode {
  scheme: SchemeName
  objects: DataObject[]
  /** Decimals that an amount is written with. */
  decimals: number
}

/**
 * Reads a merchant's code: its form, its checksum, and whether the country and the currency are those of its scheme and of
 * the channel.
 * @param currency of the channel, in three letters; one that no scheme knows, as a demo's, takes any
 * @throws CodeFault by tag and place
 */
export function readCode(text: string, currency: string): MerchantCode {
  const objects = readObjects(text)
  requireCrc(text, objects)
  expectValue(objects, '00', ['01'])
  const { name, country, currencies } = schemeOf(objects)
  expectValue(objects, '58', [country])
  const wanted = currencyNumbers[currency]
  const number = expectValue(objects, '53', wanted ? [wanted] : Object.keys(currencies))
  const decimals = currencies[number]
  if (decimals === undefined) throw otherValue(objects.find(({ tag }) => tag === '53')!, Object.keys(currencies))
  return { scheme: name, objects, decimals }
}

/** The checksum stands last and covers all before it, its own tag and length too, in the bytes that its generator wrote. */
function requireCrc(text: string, objects: readonly DataObject[]): void {
  const crc = objects.at(-1)
  if (crc?.tag !== '63') throw new CodeFault('code_missing', { tag: '63' })
  const covered = [...text].slice(0, crc.place + 3).join('')
  if (![crcOf(covered), latinCrcOf(covered)].includes(crc.value.toUpperCase()))
    throw new CodeFault('code_checksum', { place: crc.place })
}

function expectValue(objects: readonly DataObject[], tag: string, expected: readonly string[]): string {
  const object = objects.find(each => each.tag === tag)
  if (!object) throw new CodeFault('code_missing', { tag })
  if (!expected.includes(object.value)) throw otherValue(object, expected)
  return object.value
}

const otherValue = ({ tag, place, value }: DataObject, expected: readonly string[]) =>
  new CodeFault('code_other', { tag, place, found: value, expected: expected.join(', ') })

import type { RequestOf } from '@baize/api'
import { callForFile } from '../../api/call-for-file.ts'

/** Calls that answer a list as a file. */
type FileCall = 'lists.csv' | 'lists.sheet' | 'lists.unmasked'
const trailer = /#end,rows=\d+,sha256=[0-9a-f]{64}\r\n$/
const tailBytes = 120

/** A file that a list was taken out as, and whether it says that it is whole. */
export interface TakenOut {
  name: string
  blob: Blob
  isWhole: boolean
}

/**
 * Takes a list out as a file. A line that breaks leaves a file without its end, which is told.
 * @throws ApiError as the call answers, `network` where nothing came
 */
export async function takeOut<N extends FileCall>(call: N, asked: RequestOf<N>): Promise<TakenOut> {
  const response = await callForFile(call, asked)
  const name = response.headers.get('content-disposition')?.match(/filename="([^"]+)"/)?.[1] ?? call
  const { blob, isCut } = await readAll(response)
  const isWhole = !isCut && (call === 'lists.sheet' || trailer.test(await blob.slice(-tailBytes).text()))
  return { name, blob, isWhole }
}

async function readAll(response: Response): Promise<{ blob: Blob; isCut: boolean }> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  const reader = response.body!.getReader()
  let isCut = false
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) parts.push(part.value)
  } catch {
    // The line broke: what came is kept, and told to be a part.
    isCut = true
  }
  return { blob: new Blob(parts, { type: response.headers.get('content-type') ?? '' }), isCut }
}

/** Gives a file to the browser's downloads. */
export function save({ name, blob }: TakenOut): void {
  const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(blob), download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

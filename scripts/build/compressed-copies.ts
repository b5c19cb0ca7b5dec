import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const compress = [
  ['.br', promisify(brotliCompress)],
  ['.gz', (content: Buffer) => promisify(gzip)(content, { level: 9 })],
] as const

/** Writes compressed copies beside the files of games: a frame without an origin has no cache, so every launch loads them anew. */
export async function writeCompressedCopies(folder: string): Promise<void> {
  const files = (await readdir(folder)).filter(file => /\.(?:js|css)$/.test(file))
  await Promise.all(
    files.flatMap(file =>
      compress.map(async ([ending, by]) => {
        const path = join(folder, file)
        await writeFile(`${path}${ending}`, await by(await readFile(path)))
      }),
    ),
  )
}

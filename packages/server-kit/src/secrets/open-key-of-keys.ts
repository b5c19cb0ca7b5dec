import { join } from 'node:path'
import { keysFromFile } from './key-file.ts'
import { type KeyOfKeys, keysFromText } from './key-of-keys.ts'

/** The keys that BAIZE_KEY names, or those of a file beside the database that is made as the first start seals something. */
export const openKeyOfKeys = ({
  BAIZE_KEY,
  BAIZE_DATA,
}: {
  BAIZE_KEY?: string | undefined
  BAIZE_DATA: string
}): Promise<KeyOfKeys> =>
  BAIZE_KEY ? Promise.resolve(keysFromText(BAIZE_KEY)) : keysFromFile(join(BAIZE_DATA, 'keys', 'key-of-keys'))

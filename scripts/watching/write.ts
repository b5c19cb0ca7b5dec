import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { placeOf, watchingFiles } from './files.ts'

/** Writes dashboards, alerts and the list of metrics anew from their table. */
for (const [path, text] of Object.entries(watchingFiles())) {
  mkdirSync(dirname(placeOf(path)), { recursive: true })
  writeFileSync(placeOf(path), text)
}

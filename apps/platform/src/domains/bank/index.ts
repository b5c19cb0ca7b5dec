import type { Job } from '@baize/server-kit/jobs/job'
import type { Handlers } from '../../kernel/http/handlers.ts'
import { compareAgain } from './compare-again.ts'
import { listLines, listMaps } from './list-lines.ts'
import { matchLine } from './match-line.ts'
import type { Parts } from './parts.ts'
import { uploadStatement } from './upload-statement.ts'

/** Statements of the house's accounts, compared with its orders. Nothing is credited by them alone. */
export function createBank(parts: Parts) {
  const { database, clock } = parts
  const jobs: Job[] = [
    { name: 'bank-compare', cron: '*/5 * * * *', run: () => compareAgain(database.kysely, clock.now()) },
  ]
  return {
    routes: {
      'bank.upload': (input, { caller }) => uploadStatement(parts, input, caller),
      'bank.maps': () => listMaps(database.kysely),
      'bank.lines': input => listLines(database.kysely, input),
      'bank.match': (input, { caller }) => matchLine(parts, input, caller),
    } satisfies Partial<Handlers>,
    jobs,
  }
}

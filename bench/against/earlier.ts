import { layOut } from '../../scripts/upgrade/versions.ts'
import { kinds } from './work.ts'

/** Goals of starts and rates come from this revision. */
const usualRevision = '1120ea6a'

/** The revision that a benchmark is held against: the one of `--against=REVISION`, or the usual one. */
export const askedRevision = (): string =>
  process.argv.find(argument => argument.startsWith('--against='))?.split('=')[1] ?? usualRevision

/** Lays a revision out in a new folder, so that its servers can be put to work. */
export const layOutToWork = (revision: string, folder: string): void => layOut(revision, folder, [kinds.ledger.program])

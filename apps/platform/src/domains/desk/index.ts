import type { Handlers } from '../../kernel/http/handlers.ts'
import { Port } from '../../kernel/wiring/port.ts'
import { readEntries, readEntry, verifyChain } from './audit/read-audit.ts'
import { readFigures } from './dashboard/read-figures.ts'
import { readPending } from './dashboard/read-pending.ts'
import { readSeries } from './dashboard/read-series.ts'
import type { DeskDependencies } from './dependencies.ts'
import { readFile } from './file/read-file.ts'
import { findAnything } from './find/find-anything.ts'
import { checkLedger, readInvariants } from './ledger/read-invariants.ts'
import { readAccount, readAccounts, readProof, readTransfer, readTransfers } from './ledger/read-ledger.ts'
import { findMembers } from './members/find-members.ts'
import { revealField } from './reveal/reveal-field.ts'

/** What operators read of all domains at once. */
export function createDesk(rest: Omit<DeskDependencies, 'jobsInTrouble'>) {
  const deps: DeskDependencies = { ...rest, jobsInTrouble: new Port('the state of jobs') }
  return {
    /** Asked for what waits on the dashboard. */
    jobsInTrouble: deps.jobsInTrouble,
    routes: {
      'audit.entries': (input, { caller }) => readEntries(deps, input, caller),
      'audit.entry': (input, { caller }) => readEntry(deps, input, caller),
      'audit.verify': input => verifyChain(deps, input),
      'dashboard.figures': input => readFigures(deps, input),
      'dashboard.series': (input, where) => readSeries(deps, input, where),
      'dashboard.pending': (_input, { caller }) => readPending(deps, caller),
      'find.anything': (input, { caller }) => findAnything(deps, input, caller),
      'ledger.accounts': input => readAccounts(deps, input),
      'ledger.account': input => readAccount(deps, input),
      'ledger.transfers': input => readTransfers(deps, input),
      'ledger.transfer': input => readTransfer(deps, input),
      'ledger.proof': input => readProof(deps, input),
      'ledger.invariants': () => readInvariants(deps),
      'ledger.check': (input, { caller }) => checkLedger(deps, input, caller),
      'members.find': (input, { caller }) => findMembers(deps, input, caller),
      'members.reveal': (input, where) => revealField(deps, input, where),
      'members.file': (input, where) => readFile(deps, input, where),
    } satisfies Partial<Handlers>,
  }
}
export type Desk = ReturnType<typeof createDesk>

import { openDialog } from '../dialogs/dialog-store.ts'
import { useTrialWarning } from '../dialogs/use-trial-warning.ts'
import { roleOf, verdictOf } from './roles.ts'
import { readSession } from './session-storage.ts'

/** Lets members on to their own lists; others are asked to sign in, or told that a trial has none. */
export function useOwnGamesGate(): (goOn: () => void) => void {
  const warnTrial = useTrialWarning()
  return goOn => {
    const verdict = verdictOf('ownGames', roleOf(readSession('token'), readSession('isAgent')))
    if (verdict === 'open') goOn()
    else if (verdict === 'login') openDialog({ kind: 'login' })
    else warnTrial()
  }
}

import type { Job } from '@baize/server-kit/jobs/job'
import type { Handlers } from '../../kernel/http/handlers.ts'
import { type ClubDependencies, countValidBet } from './count-valid-bet.ts'
import { setLevel } from './set-level.ts'

/** The club: levels that follow from valid bet, or that an operator gives. */
export function createClub(deps: ClubDependencies) {
  const jobs: Job[] = [{ name: 'club-levels', cron: '* * * * *', run: () => countValidBet(deps) }]
  return {
    jobs,
    routes: {
      'members.setClubLevel': (input, { caller }) => setLevel(deps, input, caller),
    } satisfies Partial<Handlers>,
  }
}

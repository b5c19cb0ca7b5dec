import type { InputOf } from '@baize/api'
import type { Job } from '@baize/server-kit/jobs/job'
import { operatorActor } from '../../kernel/http/caller.ts'
import type { Handlers } from '../../kernel/http/handlers.ts'
import { claimMission } from './claim-mission.ts'
import { countDeeds } from './count-deeds.ts'
import type { MissionsDependencies } from './dependencies.ts'
import { readLeaderboard } from './leaderboard.ts'
import { listMissions } from './read-missions.ts'
import { countRewards, listRewards } from './rewards.ts'
import { requireTwoToSave, saveMission } from './save-mission.ts'

/** Missions by day, by week and once, their ranking, and the reward centre. */
export function createMissions(deps: MissionsDependencies) {
  const jobs: Job[] = [{ name: 'missions-deeds', cron: '* * * * *', run: () => countDeeds(deps) }]
  return {
    jobs,
    /** What the job does each minute. */
    countDeeds: () => countDeeds(deps),
    /** Numbers for the badges of missions and the reward centre. */
    counts: (memberId: bigint) => countRewards(deps, memberId),
    save: (mission: InputOf<'missions.save'>, actor: string) => saveMission(deps, mission, actor),

    routes: {
      'missions.summary': async (_input, { caller, language }) => ({
        missions: await listMissions(deps, caller.memberId, language),
      }),
      'missions.leaderboard': async (_input, { caller }) => readLeaderboard(deps, caller.memberId),
      'missions.claim': async (input, { caller }) => claimMission(deps, caller.memberId, input),
      'missions.rewards': async (_input, { caller, language }) => listRewards(deps, caller.memberId, language),
      'missions.save': async (input, { caller }) => {
        await requireTwoToSave(deps, input)
        await saveMission(deps, input, operatorActor(caller))
        return null
      },
    } satisfies Partial<Handlers>,
  }
}
export type Missions = ReturnType<typeof createMissions>
